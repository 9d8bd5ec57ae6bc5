export { allowedActions } from './campaigns/allowed-actions.ts';
export { CampaignAction, type CampaignStep } from './campaigns/campaign-action.ts';
export { maxBudget, campaignFields } from './campaigns/campaign-fields.ts';
export { CampaignQuery } from './campaigns/campaign-query.ts';
export { CampaignRef } from './campaigns/campaign-ref.ts';
export { campaignRules } from './campaigns/campaign-rules.ts';
export { CampaignStatus } from './campaigns/campaign-status.ts';
export { CampaignType } from './campaigns/campaign-type.ts';
export { Campaign } from './campaigns/campaign.ts';
export { wellKnownChannels, Channel, Channels } from './campaigns/channels.ts';
export { CreateCampaign, type CreateCampaignInput } from './campaigns/create-campaign.ts';
export { currencies } from './campaigns/currencies.ts';
export { decimalsOf } from './campaigns/decimals-of.ts';
export { DuplicateCampaign } from './campaigns/duplicate-campaign.ts';
export { EditedCampaign } from './campaigns/edited-campaign.ts';
export { knownAudience } from './campaigns/known-audience.ts';
export { lifecycle } from './campaigns/lifecycle.ts';
export { stepBetween } from './campaigns/step-between.ts';
export { stepTargets } from './campaigns/step-targets.ts';
export { TargetAudience } from './campaigns/target-audience.ts';
export { UpdateCampaign } from './campaigns/update-campaign.ts';
export { wishedLength, briefFields } from './content/brief-fields.ts';
export { CheckRule, Check } from './content/check.ts';
export { ContentItem, type ContentSummary } from './content/content-item.ts';
export { ContentQuery } from './content/content-query.ts';
export { ContentRef } from './content/content-ref.ts';
export { ContentRequest, type ContentRequestInput } from './content/content-request.ts';
export { ContentStatus } from './content/content-status.ts';
export { type LengthRule, type RequiredPart, type ContentTypeDefinition } from './content/content-type-definition.ts';
export { ContentTypeName } from './content/content-type-name.ts';
export { Content } from './content/content.ts';
export { pascal, defineContentType } from './content/define-content-type.ts';
export { Generation } from './content/generation.ts';
export { counters, countSteps, type TextUnit } from './content/counting/counters.ts';
export { findUrls, type FoundUrl } from './content/counting/find-urls.ts';
export { measure, measureSteps } from './content/counting/measure.ts';
export { splitText } from './content/counting/split-text.ts';
export { runSteps, type Steps } from './content/counting/steps.ts';
export { words, wordSteps } from './content/counting/words.ts';
export { fold, foldSteps } from './content/matching/fold.ts';
export { hashtagsIn, hashtagSteps, hasLetter, tagName } from './content/matching/hashtags-in.ts';
export { occursIn, occursInSteps } from './content/matching/occurs-in.ts';
export { type AdParts, type PartCount } from './content/platforms/ad-parts.ts';
export { adPlatforms } from './content/platforms/ad-platforms.ts';
export { type CountingUnit } from './content/platforms/counting-unit.ts';
export { type PlatformLimit } from './content/platforms/platform-limit.ts';
export { Platform } from './content/platforms/platform.ts';
export { postPlatforms } from './content/platforms/post-platforms.ts';
export { recordFields, fullFields } from './content/record-fields.ts';
export { contentTypes, type ContentTypes } from './content/registry.ts';
export { StoredProblem } from './content/stored-problem.ts';
export { Hashtags } from './content/types/hashtags.ts';
export { contract, type Contract } from './contract.ts';
export { defaulted } from './fields/defaulted.ts';
export { InstantInput } from './fields/instant-input.ts';
export { Instant } from './fields/instant.ts';
export { isPlainObject, jsonFault } from './fields/json-fault.ts';
export { Language, withoutExtensions } from './fields/language.ts';
export { Metadata } from './fields/metadata.ts';
export { oneOrMore } from './fields/one-or-more.ts';
export { type Filled } from './fields/filled.ts';
export { optional } from './fields/optional.ts';
export { Tags } from './fields/tags.ts';
export { text } from './fields/text.ts';
export { whateverElse } from './fields/whatever-else.ts';
export { lowestIdAt } from './ids/lowest-id-at.ts';
export { newId } from './ids/new-id.ts';
export { createdFilter, type CreatedFilter } from './lists/created-filter.ts';
export { oneWayToPage } from './lists/one-way-to-page.ts';
export { pageOf, type Page } from './lists/page-of.ts';
export { maxOffset, pageQuery, type PageQuery } from './lists/page-query.ts';
export { Pagination } from './lists/pagination.ts';
export { Me } from './me/me.ts';
export {
  apiBase,
  isOperation,
  mutation,
  operations,
  query,
  subscription,
  type AnswerHeader,
  type Method,
  type NamedOperation,
  type Operation,
  type OperationTree,
  type Route,
} from './operation.ts';
export { Fault } from './problems/fault.ts';
export { anyCallProblems, bodyProblems, possibleProblems } from './problems/possible-problems.ts';
export { problemDocument, type ProblemDocument } from './problems/problem-document.ts';
export { problemName, problemSchema } from './problems/problem-schema.ts';
export { Problem, type ProblemMembers, type ProblemOptions } from './problems/problem.ts';
export { maxFaults, problems, type ProblemKind, type ProblemCode } from './problems/problems.ts';
export { Scope } from './scope.ts';
