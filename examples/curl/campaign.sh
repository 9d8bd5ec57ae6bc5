#!/usr/bin/env bash
# Walks a campaign through its whole life and writes an article for it. Needs curl.
set -euo pipefail

HANDBILL_URL=${HANDBILL_URL:-http://127.0.0.1:3000}
HANDBILL_KEY=${HANDBILL_KEY:?set it to a key: HANDBILL_KEY=\$(cat .handbill/admin.key)}

call() { curl -sS --fail-with-body -H "Authorization: Bearer $HANDBILL_KEY" -H 'Content-Type: application/json' "$@"; }
field() { grep -o "\"$1\":\"[^\"]*\"" | head -1 | cut -d '"' -f 4; }

CAMPAIGN=$(call "$HANDBILL_URL/v1/campaigns" -d '{
  "name": "Spring launch",
  "campaign_type": "awareness",
  "channels": ["email", "linkedin"],
  "target_audience": { "description": "Home bakers" }
}' | field id)
echo "created    $CAMPAIGN"

STATUS=$(call "$HANDBILL_URL/v1/content/generate" -d "{
  \"type\": \"blog_article\",
  \"topic\": \"Sourdough for beginners\",
  \"length\": 150,
  \"keywords\": [\"sourdough starter\"],
  \"campaign_id\": \"$CAMPAIGN\"
}" | field status)
echo "article    $STATUS"

call -X PATCH "$HANDBILL_URL/v1/campaigns/$CAMPAIGN" -d '{ "budget": 500, "currency": "EUR" }' > /dev/null
for STEP in activate pause resume complete; do
  echo "$(printf '%-10s' "$STEP") $(call -X POST "$HANDBILL_URL/v1/campaigns/$CAMPAIGN/$STEP" | field status)"
done

# What the lifecycle does not allow is refused with 409, and the answer says what it does allow.
echo "pause      $(call -X POST "$HANDBILL_URL/v1/campaigns/$CAMPAIGN/pause" 2> /dev/null | field code || true)"

COPY=$(call -X POST "$HANDBILL_URL/v1/campaigns/$CAMPAIGN/duplicate" -d '{ "name": "Summer launch" }' | field name)
echo "duplicate  $COPY"

call -X DELETE "$HANDBILL_URL/v1/campaigns/$CAMPAIGN"
echo "deleted    $(curl -s -o /dev/null -w '%{http_code}' -H "Authorization: Bearer $HANDBILL_KEY" "$HANDBILL_URL/v1/campaigns/$CAMPAIGN")"
echo "restored   $(call -X POST "$HANDBILL_URL/v1/campaigns/$CAMPAIGN/restore" | field status)"
