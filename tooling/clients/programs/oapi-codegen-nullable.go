// Clears a field by PATCH, through the client that oapi-codegen generates with nullable-type.
package main

import (
	"context"
	"net/http"
	"os"

	"github.com/oapi-codegen/nullable"
	"handbill/client"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("HANDBILL_KEY"))
		return nil
	}
	handbill := must(client.NewClientWithResponses(os.Getenv("HANDBILL_URL")+"/v1", client.WithRequestEditorFn(authorize)))
	ctx := context.Background()
	create := client.CreateCampaign{Name: "Spring", CampaignType: client.Sales, Budget: nullable.NewNullableWithValue(1200.5)}
	made := must(handbill.CampaignsCreateWithResponse(ctx, create)).JSON201
	update := client.UpdateCampaign{Budget: nullable.NewNullNullable[float64]()}
	edited := must(handbill.CampaignsUpdateWithResponse(ctx, made.Id, update)).JSON200
	if !edited.Budget.IsNull() || edited.Name != "Spring" {
		panic("the budget was not cleared")
	}
}
