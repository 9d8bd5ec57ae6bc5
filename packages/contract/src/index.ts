export { ApprovalStatus, isApprovable, noApproval, withActions } from './approval/approval.ts';
export { approvalLifecycle, approvalSteps, type ApprovalStep } from './approval/approval-steps.ts';
export { canonicalJson, canonicalText } from './approval/canonical-text.ts';
export { BrandVoice, CreateBrandVoice, type BrandVoiceQuery, type CreateBrandVoiceInput } from './brand-voices/brand-voice.ts';
export { CampaignType } from './campaigns/campaign-fields.ts';
export { CampaignQuery } from './campaigns/campaign-query.ts';
export { Campaign, maxChangedTogether } from './campaigns/campaign.ts';
export { maxPlanLines, planColumns, type PlanColumn, type PlanFormat } from './campaigns/plan-table.ts';
export { utmOn } from './campaigns/utm.ts';
export type { CampaignBrief } from './campaigns/campaign.ts';
export { fieldsOfAds, maxCampaignTexts, type GenerateForCampaign } from './campaigns/generate-for-campaign.ts';
export { CopiedParts, CreateCampaign, type CreateCampaignInput } from './campaigns/create-campaign.ts';
export { maxCoveredLanguages, suitableContent, type CampaignCoverage } from './campaigns/coverage.ts';
export { wellKnownChannels } from './campaigns/channels.ts';
export { currencies, decimalsOf } from './campaigns/currencies.ts';
export {
  allowedActions,
  CampaignAction,
  campaignSteps,
  CampaignStatus,
  lifecycle,
  stepBetween,
  type CampaignStep,
} from './campaigns/lifecycle.ts';
export type { TargetAudience } from './campaigns/target-audience.ts';
export { EditedCampaign } from './campaigns/update-campaign.ts';
export { Attempt, type AttemptQuery, type AttemptReason } from './content/attempt.ts';
export { briefFields, defaultLanguage, maxFacts, maxModelNameLength, maxSourceText } from './content/definition/brief-fields.ts';
export { withAccepted } from './content/accept-check.ts';
export { Check, checkRules, notChecked, reviewKinds, ReviewKind, statusOf, type CheckedContent } from './content/check.ts';
export type { CheckContent, CheckContentInput, TextToCheck } from './content/check-content.ts';
export type { ContentAttempt, ContentDelta, ContentEvent } from './content/content-events.ts';
export { Comment, type CommentQuery, type NewComment } from './comments/comment.ts';
export { findingsOf, type ChangedBy } from './content/content-summary.ts';
export { ContentItem, type ContentSummary } from './content/content-item.ts';
export type { Estimate, PlannedLimit } from './content/content-plan.ts';
export { maxFaceted, type ContentFacets } from './content/content-facets.ts';
export { ContentQuery, ContentFacetQuery } from './content/content-query.ts';
export { ContentRequest, type ContentRequestInput } from './content/content-request.ts';
export { maxExportedPosts } from './campaigns/campaign-export.ts';
export { exportFormats, type ExportFormat } from './content/content-export.ts';
export { ContentLineage, maxLineage } from './content/content-lineage.ts';
export type { ContentRevision, RevisionQuery } from './content/content-revision.ts';
export type { EmailRendering, Rendering, SchedulerSheet } from './content/rendering.ts';
export { mailers, plainTags } from './content/mailers.ts';
export type { PartDiff, TextChange } from './content/revision-diff.ts';
export type { RegenerateContent } from './content/regenerate-content.ts';
export { Content, ContentStatus } from './content/content.ts';
export { amountOf, billionthsOf, sumOfCosts, Cost, type Amount } from './content/cost.ts';
export { measure } from './content/counting/counters.ts';
export { cutAt } from './content/counting/cut-at.ts';
export { findUrls } from './content/counting/find-urls.ts';
export { splitText } from './content/counting/split-text.ts';
export type {
  AdSheet,
  ContentTypeDefinition,
  EmailParts,
  SearchParts,
  PartGuide,
  RequiredPart,
  SectionLayout,
} from './content/definition/define-content-type.ts';
export { words } from './content/counting/words.ts';
export { Generation, noFigures, sumOfFigures, type Figures } from './content/generation.ts';
export { fold, foldWithoutAccents } from './content/matching/fold.ts';
export { hashtagsIn, hasLetter, tagName } from './content/matching/hashtags-in.ts';
export { beginsIn, countIn, occursIn, stemIn } from './content/matching/occurs-in.ts';
export { adPlatforms } from './content/platforms/ad-platforms.ts';
export { isLengthUnit, unitDescriptions, type CountingUnit, type PlatformLimit } from './content/counting/platform-limit.ts';
export { postPlatforms } from './content/platforms/post-platforms.ts';
export { ContentTypeName, contentTypes } from './content/types/registry.ts';
export { isWithin, partAt, textParts, withParts } from './content/output-parts.ts';

export { linked } from './content/types/linked.ts';
export { contentEdits, type ContentEdit } from './content/update-content.ts';
export { contract, type Contract } from './contract.ts';
export { refusedCall, type ActivityEntry } from './activity/activity-entry.ts';
export { Event } from './events/event.ts';
export { administrativeEventTypes, eventNounOf, eventTypes, visibleEventTypes } from './events/event-type.ts';
export { eventIdPattern, type EventPage, type EventQuery } from './events/event-operations.ts';
export { Language, withoutExtensions } from './fields/language.ts';
export { Instant } from './fields/instant.ts';
export type { Metadata } from './fields/metadata.ts';
export type { OptionalField } from './fields/optional.ts';
export { isPlainObject, jsonFault } from './fields/plain-object.ts';
export { newId, lowestIdAt } from './ids/new-id.ts';
export { nouns, type EventNoun, type EventType, type IdPrefix } from './nouns/nouns.ts';
export { CreateKey, EditedKey } from './keys/create-key.ts';
export { isActor, noKeyLimits } from './fields/key-limits.ts';
export { endsCreatedKeys, Key, KeyQuery, revocationSeconds } from './keys/key.ts';
export { isWithinLimit, limitNames, narrowestOf, type KeyLimits, type LimitName } from './keys/limit-rules.ts';
export { pageQuery, type PageQuery, type CreatedFilter } from './lists/page-query.ts';
export { PublicationQuery } from './publications/publication-query.ts';
export { CreatePublication, UpdatePublication } from './publications/change-publications.ts';
export { planTime, type FixedTime } from './publications/planned-for.ts';
export { allowedPublicationActions, isOpen, PublicationStatus } from './publications/publication-lifecycle.ts';
export { withUtm } from './publications/links-with-utm.ts';
export { publicationSteps, type PublicationStep } from './publications/publication-steps.ts';
export { Publication } from './publications/publication.ts';
export { CalendarFeed, maxCalendarFeeds, type CalendarFeedQuery } from './calendar/calendar-feeds.ts';
export type { CalendarClash, CalendarGap } from './calendar/calendar.ts';
export { daysLater, instantAt, startOfDay, wallTimeAt } from './fields/wall-time.ts';
export { isPage, Pagination, type Page } from './lists/page.ts';
export { applyOverride, jsonSchemaOf, metadataOf } from './fields/json-schema-of.ts';
export { asStored } from './fields/as-stored.ts';
export { Me } from './me/me.ts';
export { Model, ModelPrices, type ModelHealth } from './models/model.ts';
export type { AgentResource, AgentTool } from './operation/agent-tool.ts';
export {
  apiBase,
  hasOwnRoute,
  isChange,
  isOperation,
  mutation,
  operations,
  query,
  subscription,
  type Method,
  type NamedOperation,
  type Operation,
  type OperationTree,
} from './operation/operation.ts';
export { faultCodes } from './problems/fault-codes.ts';
export { anyCallProblems, bodyProblems, possibleProblems, problemsOf, takesRevision } from './operation/possible-problems.ts';
export { problemName, problemSchema } from './operation/problem-schema.ts';
export { Problem, problemDocument, problemHeaderNames, type ProblemDocument, type ProblemRest } from './problems/problem.ts';
export { Fault, maxBodyBytes, maxFaults, problems, type ProblemCode, type ProblemKind } from './problems/problems.ts';
export { Scope } from './operation/scope.ts';
export { startsFrom } from './operation/step.ts';
export { secretPatterns } from './keys/secret-patterns.ts';
export { spendThresholds, type SpendingCap, type SpendThreshold } from './usage/spending-caps.ts';
export { daysAfter, maxUsageDays, maxUsageSums, Usage, usageMembers, UsageQuery, UsageRow } from './usage/usage.ts';
export { EditedWorkspace, Workspace, WorkspaceReview, type ExportedRecord, type WorkspaceQuery } from './workspaces/workspace.ts';
export { formOfKind } from './content/form-of-kind.ts';
export { formOfRecord } from './content/form-schema.ts';
export { campaignForms } from './campaigns/campaign-form.ts';
export { sampledCalls } from './samples/samples.ts';
