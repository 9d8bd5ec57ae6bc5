"""Makes a campaign, writes an email for it and starts it, through the client that was generated from docs/openapi.json."""

import os

from handbill_client import AuthenticatedClient
from handbill_client.api.campaigns import campaigns_activate, campaigns_create, campaigns_pause, campaigns_resume
from handbill_client.api.content import content_generate
from handbill_client.models import Campaign, CampaignType, CreateCampaign, Email, EmailRequest, InvalidTransitionProblem

client = AuthenticatedClient(
    base_url=os.environ.get("HANDBILL_URL", "http://127.0.0.1:3000") + "/v1",
    token=os.environ["HANDBILL_KEY"],
    timeout=150,
)

campaign = campaigns_create.sync(
    client=client,
    body=CreateCampaign(name="Sourdough course in March", campaign_type=CampaignType.SALES, budget=1200, channels=["email"]),
)
assert isinstance(campaign, Campaign), campaign
print(f"{campaign.name}: {campaign.status}")

email = content_generate.sync(
    client=client,
    body=EmailRequest(type_="email", topic="Our sourdough course in March", keywords=["sourdough"], campaign_id=campaign.id),
)
assert isinstance(email, Email), email
print(f"email: {email.status}, {len(email.checks)} checks")

refused = campaigns_resume.sync(client=client, id=campaign.id)
assert isinstance(refused, InvalidTransitionProblem), refused
print(f"resume: {refused.code}; open to it: {', '.join(refused.allowed_actions)}")

for step in (campaigns_activate, campaigns_pause, campaigns_resume):
    campaign = step.sync(client=client, id=campaign.id)
    assert isinstance(campaign, Campaign), campaign
    print(f"{step.__name__.rpartition('_')[2]}: {campaign.status}")
