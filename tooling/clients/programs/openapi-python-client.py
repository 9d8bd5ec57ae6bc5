"""Calls everything that clients tend to stumble over, through the client that openapi-python-client generated."""

import os
from datetime import datetime, timedelta, timezone

from handbill_client import AuthenticatedClient
from handbill_client.api.campaigns import campaigns_create, campaigns_duplicate, campaigns_get, campaigns_list, campaigns_resume, campaigns_update
from handbill_client.api.content import content_generate, content_get, content_list
from handbill_client.models import (
    AdCopyRequest, AdPlatform, BlogArticleRequest, Campaign, CampaignType, CreateCampaign, EmailRequest, InvalidRequestOrMalformedJsonProblem,
    InvalidTransitionProblem, LandingPageRequest, PostPlatform, SocialPostRequest, TargetAudience, UpdateCampaign,
)

later = os.environ["HANDBILL_LATER"] == "yes"
client = AuthenticatedClient(base_url=os.environ["HANDBILL_URL"] + "/v1", token=os.environ["HANDBILL_KEY"], timeout=60)

audience = TargetAudience(description="Home bakers", locations=["Lisbon"])
made = campaigns_create.sync(client=client, body=CreateCampaign(name="Spring", campaign_type=CampaignType.SALES, budget=1200.5, target_audience=audience))
assert isinstance(made, Campaign), made
assert ("new_value" in made.allowed_actions) == later, made.allowed_actions
assert made.target_audience.locations == ["Lisbon"], made.target_audience

since = datetime.now(timezone.utc) - timedelta(days=1)
assert made.id in [one.id for one in campaigns_list.sync(client=client, created_after=since).data]
assert campaigns_get.sync(client=client, id=made.id).budget == 1200.5

edited = campaigns_update.sync(client=client, id=made.id, body=UpdateCampaign(budget=None))
assert edited.budget is None and edited.name == "Spring" and edited.currency == "USD", edited
assert campaigns_duplicate.sync(client=client, id=made.id).source_campaign_id == made.id

briefs = [
    BlogArticleRequest(type_="blog_article", topic="Sourdough", length=120),
    SocialPostRequest(type_="social_post", topic="Sourdough", platform=PostPlatform.LINKEDIN),
    EmailRequest(type_="email", topic="Sourdough"),
    AdCopyRequest(type_="ad_copy", topic="Sourdough", platform=AdPlatform.GOOGLE_SEARCH, product="Course", unique_selling_proposition="Six evenings"),
    LandingPageRequest(type_="landing_page", topic="Sourdough"),
]
for brief in briefs:
    written = content_generate.sync(client=client, body=brief)
    assert written.type_ == brief.type_ and written.output is not None, written
    assert ("new_value" in [check.rule for check in written.checks]) == later, written.checks
    assert content_get.sync(client=client, id=written.id).id == written.id
assert {item.type_ for item in content_list.sync(client=client, limit=5).data} == {brief.type_ for brief in briefs}

refused = campaigns_create.sync(client=client, body=CreateCampaign(name="", campaign_type=CampaignType.SALES))
assert isinstance(refused, InvalidRequestOrMalformedJsonProblem), refused
assert refused.code == ("new_value" if later else "invalid_request") and refused.errors[0].pointer == "/name", refused
refused = campaigns_resume.sync(client=client, id=made.id)
assert isinstance(refused, InvalidTransitionProblem), refused
assert refused.code == ("new_value" if later else "invalid_transition") and "activate" in refused.allowed_actions, refused
