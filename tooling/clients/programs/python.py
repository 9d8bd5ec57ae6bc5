"""Calls everything that clients tend to stumble over, through the Python client that openapi-generator generated."""

import os
from datetime import datetime, timedelta, timezone

from openapi_client import (
    AdCopyRequest, AdPlatform, ApiClient, ApiException, BlogArticleRequest, CampaignsApi, CampaignType, Configuration, ContentApi, ContentRequest,
    CreateCampaign, EmailRequest, LandingPageRequest, PostPlatform, SocialPostRequest, TargetAudience, UpdateCampaign,
)

later = os.environ["HANDBILL_LATER"] == "yes"
client = ApiClient(Configuration(host=os.environ["HANDBILL_URL"] + "/v1", access_token=os.environ["HANDBILL_KEY"]))
campaigns, content = CampaignsApi(client), ContentApi(client)


def refusal(call):
    try:
        call()
    except ApiException as error:
        return error.status, error.data
    raise AssertionError("not refused")


audience = TargetAudience(description="Home bakers", locations=["Lisbon"])
made = campaigns.campaigns_create(CreateCampaign(name="Spring", campaign_type=CampaignType.SALES, budget=1200.5, target_audience=audience))
assert ("new_value" in made.allowed_actions) == later, made.allowed_actions
assert made.target_audience.locations == ["Lisbon"], made.target_audience

since = datetime.now(timezone.utc) - timedelta(days=1)
assert made.id in [one.id for one in campaigns.campaigns_list(created_after=since).data]
assert campaigns.campaigns_get(made.id).budget == 1200.5

edited = campaigns.campaigns_update(made.id, UpdateCampaign(budget=None))
assert edited.budget is None and edited.name == "Spring" and edited.currency == "USD", edited
assert campaigns.campaigns_duplicate(made.id).source_campaign_id == made.id

briefs = [
    BlogArticleRequest(type="blog_article", topic="Sourdough", length=120),
    SocialPostRequest(type="social_post", topic="Sourdough", platform=PostPlatform.LINKEDIN),
    EmailRequest(type="email", topic="Sourdough"),
    AdCopyRequest(type="ad_copy", topic="Sourdough", platform=AdPlatform.GOOGLE_SEARCH, product="Course", unique_selling_proposition="Six evenings"),
    LandingPageRequest(type="landing_page", topic="Sourdough"),
]
for brief in briefs:
    written = content.content_generate(ContentRequest(brief)).actual_instance
    assert written.type == brief.type and written.output is not None, written
    assert ("new_value" in [check.rule for check in written.checks]) == later, written.checks
    assert content.content_get(written.id).actual_instance.id == written.id
assert {item.actual_instance.type for item in content.content_list(limit=5).data} == {brief.type for brief in briefs}

status, problem = refusal(lambda: campaigns.campaigns_create(CreateCampaign.model_construct(name="", campaign_type=CampaignType.SALES)))
assert status == 400 and problem.code == ("new_value" if later else "invalid_request") and problem.errors[0].pointer == "/name", problem
status, problem = refusal(lambda: campaigns.campaigns_resume(made.id))
assert status == 409 and problem.code == ("new_value" if later else "invalid_transition") and "activate" in problem.allowed_actions, problem
