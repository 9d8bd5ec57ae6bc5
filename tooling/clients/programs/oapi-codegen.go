// Calls everything that clients tend to stumble over, through the client that oapi-codegen generated.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"
	"time"

	"handbill/client"
)

func check(holds bool, shown any) {
	if !holds {
		panic(fmt.Sprintf("%+v", shown))
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	later := os.Getenv("HANDBILL_LATER") == "yes"
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("HANDBILL_KEY"))
		return nil
	}
	handbill := must(client.NewClientWithResponses(os.Getenv("HANDBILL_URL")+"/v1", client.WithRequestEditorFn(authorize)))
	ctx := context.Background()

	budget, locations := 1200.5, []string{"Lisbon"}
	created := must(handbill.CampaignsCreateWithResponse(ctx, client.CreateCampaign{
		Name: "Spring", CampaignType: client.Sales, Budget: &budget, TargetAudience: &client.TargetAudience{Locations: &locations},
	}))
	made := created.JSON201
	check(made != nil, string(created.Body))
	check(slices.Contains(made.AllowedActions, "new_value") == later, made)
	check(slices.Equal(*made.TargetAudience.Locations, locations), made)

	since := time.Now().AddDate(0, 0, -1)
	page := must(handbill.CampaignsListWithResponse(ctx, &client.CampaignsListParams{CreatedAfter: &since})).JSON200
	check(slices.ContainsFunc(page.Data, func(one client.Campaign) bool { return one.Id == made.Id }), page)
	check(*must(handbill.CampaignsGetWithResponse(ctx, made.Id, nil)).JSON200.Budget == 1200.5, made)

	// A pointer has no way to say null; the body as text has.
	clear := strings.NewReader(`{"budget":null}`)
	edited := must(handbill.CampaignsUpdateWithBodyWithResponse(ctx, made.Id, "application/json", clear)).JSON200
	check(edited.Budget == nil && edited.Name == "Spring" && edited.Currency == "USD", edited)
	copied := must(handbill.CampaignsDuplicateWithBodyWithResponse(ctx, made.Id, "application/json", nil))
	check(copied.JSON201 != nil && *copied.JSON201.SourceCampaignId == made.Id, string(copied.Body))

	briefs := make([]client.ContentRequest, 5)
	for index, err := range []error{
		briefs[0].FromBlogArticleRequest(client.BlogArticleRequest{Topic: "Sourdough"}),
		briefs[1].FromSocialPostRequest(client.SocialPostRequest{Topic: "Sourdough", Platform: "linkedin"}),
		briefs[2].FromEmailRequest(client.EmailRequest{Topic: "Sourdough"}),
		briefs[3].FromAdCopyRequest(client.AdCopyRequest{Topic: "Sourdough", Platform: "google_search", Product: "Course", UniqueSellingProposition: "Six evenings"}),
		briefs[4].FromLandingPageRequest(client.LandingPageRequest{Topic: "Sourdough"}),
	} {
		check(err == nil, err)
		written := must(handbill.ContentGenerateWithResponse(ctx, briefs[index]))
		check(written.JSON201 != nil, string(written.Body))
		must(written.JSON201.ValueByDiscriminator())
	}
	email := must(must(handbill.ContentGenerateWithResponse(ctx, briefs[2])).JSON201.AsEmail())
	check(email.Output.Subject != "", email)
	check(slices.ContainsFunc(email.Checks, func(one client.Check) bool { return one.Rule == "new_value" }) == later, email)
	check(must(must(handbill.ContentGetWithResponse(ctx, email.Id, nil)).JSON200.AsEmail()).Id == email.Id, email)
	limit := 6
	check(len(must(handbill.ContentListWithResponse(ctx, &client.ContentListParams{Limit: &limit})).JSON200.Data) == 6, email)

	invalid := must(handbill.CampaignsCreateWithResponse(ctx, client.CreateCampaign{CampaignType: client.Sales})).ApplicationproblemJSON400
	check((invalid.Code == "new_value") == later && (*invalid.Errors)[0].Pointer == "/name", invalid)
	closed := must(handbill.CampaignsResumeWithResponse(ctx, made.Id)).ApplicationproblemJSON409
	check((closed.Code == "new_value") == later && slices.Contains(*closed.AllowedActions, "activate"), closed)
}
