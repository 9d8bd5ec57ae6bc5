// Calls everything that clients tend to stumble over, through the Go client that openapi-generator generated.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	handbill "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func check(holds bool, shown any) {
	if !holds {
		panic(fmt.Sprintf("%+v", shown))
	}
}

func must[T any](value T, _ any, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func problem[T any](err error) T {
	var refused *handbill.GenericOpenAPIError
	check(errors.As(err, &refused), err)
	model, is := refused.Model().(T)
	check(is, refused.Model())
	return model
}

func main() {
	later := os.Getenv("HANDBILL_LATER") == "yes"
	settings := handbill.NewConfiguration()
	settings.Servers = handbill.ServerConfigurations{{URL: os.Getenv("HANDBILL_URL") + "/v1"}}
	client := handbill.NewAPIClient(settings)
	ctx := context.WithValue(context.Background(), handbill.ContextAccessToken, os.Getenv("HANDBILL_KEY"))
	campaigns, content := client.CampaignsAPI, client.ContentAPI

	audience := handbill.TargetAudience{Locations: []string{"Lisbon"}}
	create := handbill.NewCreateCampaign("Spring", handbill.SALES)
	create.SetBudget(1200.5)
	create.SetTargetAudience(audience)
	made := must(campaigns.CampaignsCreate(ctx).CreateCampaign(*create).Execute())
	check(slices.Contains(made.AllowedActions, "new_value") == later, made)
	check(slices.Equal(made.TargetAudience.Get().Locations, []string{"Lisbon"}), made)

	page := must(campaigns.CampaignsList(ctx).CreatedAfter(time.Now().AddDate(0, 0, -1)).Execute())
	check(slices.ContainsFunc(page.Data, func(one handbill.Campaign) bool { return one.Id == made.Id }), page)
	check(*must(campaigns.CampaignsGet(ctx, made.Id).Execute()).Budget.Get() == 1200.5, made)

	update := handbill.NewUpdateCampaign()
	update.SetBudgetNil()
	edited := must(campaigns.CampaignsUpdate(ctx, made.Id).UpdateCampaign(*update).Execute())
	check(edited.Budget.Get() == nil && edited.Name == "Spring" && edited.Currency == "USD", edited)
	check(*must(campaigns.CampaignsDuplicate(ctx, made.Id).Execute()).SourceCampaignId.Get() == made.Id, made)

	briefs := []handbill.ContentRequest{
		handbill.BlogArticleRequestAsContentRequest(handbill.NewBlogArticleRequest("blog_article", "Sourdough")),
		handbill.SocialPostRequestAsContentRequest(handbill.NewSocialPostRequest("social_post", "Sourdough", handbill.LINKEDIN)),
		handbill.EmailRequestAsContentRequest(handbill.NewEmailRequest("email", "Sourdough")),
		handbill.AdCopyRequestAsContentRequest(handbill.NewAdCopyRequest("ad_copy", "Sourdough", handbill.GOOGLE_SEARCH, "Course", "Six evenings")),
		handbill.LandingPageRequestAsContentRequest(handbill.NewLandingPageRequest("landing_page", "Sourdough")),
	}
	for _, brief := range briefs {
		must(content.ContentGenerate(ctx).ContentRequest(brief).Execute())
	}
	email := must(content.ContentGenerate(ctx).ContentRequest(briefs[2]).Execute()).Email
	check(email.Output.Get().Subject != "", email)
	check(slices.ContainsFunc(email.Checks, func(one handbill.Check) bool { return one.Rule == "new_value" }) == later, email)
	check(must(content.ContentGet(ctx, email.Id).Execute()).Email.Id == email.Id, email)
	texts := must(content.ContentList(ctx).Limit(6).Execute()).Data
	check(len(texts) == 6 && texts[2].AdCopyItem != nil, texts)

	_, _, err := campaigns.CampaignsCreate(ctx).CreateCampaign(*handbill.NewCreateCampaign("", handbill.SALES)).Execute()
	invalid := problem[handbill.InvalidRequestOrMalformedJsonProblem](err)
	check((invalid.Code == "new_value") == later && invalid.Errors[0].Pointer == "/name", invalid)
	_, _, err = campaigns.CampaignsResume(ctx, made.Id).Execute()
	closed := problem[handbill.InvalidTransitionProblem](err)
	check((closed.Code == "new_value") == later && slices.Contains(closed.AllowedActions, "activate"), closed)
}
