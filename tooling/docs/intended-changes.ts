/** Differences from the released document that break a client but are intended, by their reason. */
export const intendedChanges: Readonly<Record<string, readonly RegExp[]>> = {
  'open lists are plain text, so that a client accepts values of later versions': [
    /^(CheckRule|CampaignAction|Scope) \(response\): may now be other values$/,
  ],
  'the code of a problem is an open list, and so is the page that explains it': [
    /^\w+Problem\/(code|type) \(response\): may now be other values$/,
  ],
  'a member that belongs to one code may be missing with another code': [
    /^(InvalidRequest|Forbidden|GenerationFailed|GenerationTimeout|Unavailable|InvalidTransition)Problem \(response\): may now lack \w+$/,
  ],
  'the problems of one status are one object, since a union rejects a code that it does not know': [
    /^MalformedJsonProblem: no longer exists under this name$/,
    /^InvalidRequestOrMalformedJsonProblem \(response\): is no longer a union of invalid_request, malformed_json$/,
  ],
  'a body that cannot be read is reported even by an operation that takes no body': [
    /^(campaigns_(restore|pause|resume|activate|complete)|content_restore) 400: is now InvalidRequestOrMalformedJsonProblem, was InvalidRequestProblem$/,
  ],
  'languages are accepted with all variants, but without extensions and private use': [
    /^((BlogArticle|SocialPost|Email|AdCopy|LandingPage)Request\/language|content_list query language\/\*) \(request\): has another pattern$/,
  ],
  'Java clients of openapi-generator 7.17 reject null for a list that is required': [
    /^SocialPostBrief \(response\): may now lack hashtags$/,
  ],
  'what is hidden behind “more” is no warning, so that a warning is worth a look': [/^Check\/outcome \(response\): may now be "info"$/],
  'a request with `background` is answered before its text is written, and only such a one': [/^content_generate: may now answer 202$/],
  'lists of an audience say how many items fit into its 16 kB, which more never did': [
    /^TargetAudience\/\w+ \(request\): maxItems is 8192, was not set$/,
  ],
  'an optional body is a plain reference, so that openapi-python-client can leave it out': [
    /^DuplicateCampaign \(request\): no longer accepts null$/,
  ],
};
