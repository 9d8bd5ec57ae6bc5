/** Differences from the released document that break a client of it, and are meant: each by the name of what it is for. */
export const askedFor: Readonly<Record<string, readonly RegExp[]>> = {
  'open lists are text, so that a client takes values of a later version': [
    /^(CheckRule|CampaignAction|Scope) \(read\): may be other values$/,
  ],
  'the code of a problem is an open list, and with it the page that explains it': [
    /^\w+Problem\/(code|type) \(read\): may be other values$/,
  ],
  'what only one code carries may be missing beside another code': [
    /^(InvalidRequest|Forbidden|GenerationFailed|GenerationTimeout|Unavailable|InvalidTransition)Problem \(read\): may lack \w+$/,
  ],
  'problems of one status are one object, since a union refuses a code that it does not know': [
    /^MalformedJsonProblem: has no such name any more$/,
    /^InvalidRequestOrMalformedJsonProblem \(read\): is no union of invalid_request, malformed_json any more$/,
  ],
  'whoever sends a body where none is asked for may be told that it can not be read': [
    /^(campaigns_(restore|pause|resume|activate|complete)|content_restore) 400: is InvalidRequestOrMalformedJsonProblem in place of InvalidRequestProblem$/,
  ],
  'languages are taken with all their variants, and without extensions and private use': [
    /^((BlogArticle|SocialPost|Email|AdCopy|LandingPage)Request\/language|content_list query language\/\*) \(sent\): has another pattern$/,
  ],
  'the Java of openapi-generator 7.17 refuses null for a list that is always there': [/^SocialPostBrief \(read\): may lack hashtags$/],
  'a body that may be left out is a plain reference, which openapi-python-client can leave out': [
    /^DuplicateCampaign \(sent\): takes no more null$/,
  ],
};
