import java.time.OffsetDateTime;
import java.util.List;
import java.util.Objects;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.CampaignsApi;
import org.openapitools.client.api.ContentApi;
import org.openapitools.client.model.*;

/** Calls everything that clients tend to stumble over, through the Java client that openapi-generator generated. */
public class Check {
  interface Call { void run() throws ApiException; }

  static void that(boolean holds, Object shown) {
    if (!holds) throw new AssertionError(String.valueOf(shown));
  }

  static ApiException refusal(Call call) {
    try {
      call.run();
    } catch (ApiException refused) {
      return refused;
    }
    throw new AssertionError("not refused");
  }

  public static void main(String[] args) throws Exception {
    boolean later = System.getenv("HANDBILL_LATER").equals("yes");
    ApiClient client = new ApiClient();
    client.setBasePath(System.getenv("HANDBILL_URL") + "/v1");
    client.setBearerToken(System.getenv("HANDBILL_KEY"));
    client.setReadTimeout(60_000);
    CampaignsApi campaigns = new CampaignsApi(client);
    ContentApi content = new ContentApi(client);

    TargetAudience audience = new TargetAudience().description("Home bakers").locations(List.of("Lisbon"));
    Campaign made = campaigns.campaignsCreate(
        new CreateCampaign().name("Spring").campaignType(CampaignType.SALES).budget(1200.5).targetAudience(audience));
    that(made.getAllowedActions().contains("new_value") == later, made);
    that(made.getTargetAudience().getLocations().equals(List.of("Lisbon")), made);

    OffsetDateTime since = OffsetDateTime.now().minusDays(1);
    CampaignPage page = campaigns.campaignsList(null, null, null, null, null, null, null, null, null, null, since, null);
    that(page.getData().stream().anyMatch(one -> one.getId().equals(made.getId())), page);
    that(campaigns.campaignsGet(made.getId(), null).getBudget() == 1200.5, made);

    Campaign edited = campaigns.campaignsUpdate(made.getId(), new UpdateCampaign().name("Summer"));
    that(edited.getName().equals("Summer") && Objects.equals(edited.getBudget(), 1200.5), edited);
    that(campaigns.campaignsDuplicate(made.getId(), null).getSourceCampaignId().equals(made.getId()), made);

    List<Object> briefs = List.of(
        new BlogArticleRequest().type(BlogArticleRequest.TypeEnum.BLOG_ARTICLE).topic("Sourdough").length(120),
        new SocialPostRequest().type(SocialPostRequest.TypeEnum.SOCIAL_POST).topic("Sourdough").platform(PostPlatform.LINKEDIN),
        new EmailRequest().type(EmailRequest.TypeEnum.EMAIL).topic("Sourdough"),
        new AdCopyRequest().type(AdCopyRequest.TypeEnum.AD_COPY).topic("Sourdough").platform(AdPlatform.GOOGLE_SEARCH).product("Course")
            .uniqueSellingProposition("Six evenings"),
        new LandingPageRequest().type(LandingPageRequest.TypeEnum.LANDING_PAGE).topic("Sourdough"));
    List<Class<?>> kinds = List.of(BlogArticle.class, SocialPost.class, Email.class, AdCopy.class, LandingPage.class);
    for (int index = 0; index < briefs.size(); index++) {
      Object written = content.contentGenerate(new ContentRequest(briefs.get(index))).getActualInstance();
      that(kinds.get(index).isInstance(written), written);
    }
    Email email = content.contentGenerate(new ContentRequest(briefs.get(2))).getEmail();
    that(email.getOutput().getSubject() != null, email);
    that(email.getChecks().stream().anyMatch(check -> check.getRule().equals("new_value")) == later, email);
    that(content.contentGet(email.getId(), null, null).getEmail().getId().equals(email.getId()), email);
    ContentPage texts = content.contentList(6, null, null, null, null, null, null, null, null, null, null, null, null, null);
    that(texts.getData().size() == 6, texts);

    ApiException invalid = refusal(() -> campaigns.campaignsCreate(new CreateCampaign().name("").campaignType(CampaignType.SALES)));
    InvalidRequestOrMalformedJsonProblem faulty = InvalidRequestOrMalformedJsonProblem.fromJson(invalid.getResponseBody());
    that(faulty.getCode().equals(later ? "new_value" : "invalid_request") && faulty.getErrors().get(0).getPointer().equals("/name"), faulty);
    ApiException closed = refusal(() -> campaigns.campaignsResume(made.getId()));
    InvalidTransitionProblem transition = InvalidTransitionProblem.fromJson(closed.getResponseBody());
    that(transition.getCode().equals(later ? "new_value" : "invalid_transition") && transition.getAllowedActions().contains("activate"), transition);
  }
}
