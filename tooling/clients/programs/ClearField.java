import org.openapitools.client.ApiClient;
import org.openapitools.client.api.CampaignsApi;
import org.openapitools.client.model.*;

/** Clears a field by PATCH, through the Java client that openapi-generator generates with `library=native`. */
public class ClearField {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("HANDBILL_URL") + "/v1");
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + System.getenv("HANDBILL_KEY")));
    CampaignsApi campaigns = new CampaignsApi(client);
    Campaign made = campaigns.campaignsCreate(new CreateCampaign().name("Spring").campaignType(CampaignType.SALES).budget(1200.5));
    Campaign edited = campaigns.campaignsUpdate(made.getId(), new UpdateCampaign().budget(null));
    if (edited.getBudget() != null || !edited.getName().equals("Spring")) throw new AssertionError(edited.toString());
  }
}
