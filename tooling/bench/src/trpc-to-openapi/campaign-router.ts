import { contract, type Campaign } from '@handbill/contract';
import type { MongoStorage } from '@handbill/mongo';
import { initTRPC, TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import * as z from 'zod';

interface Context {
  readonly storage: MongoStorage;
  readonly principal: { readonly workspace: { readonly id: string } } | null;
}

const t = initTRPC.context<Context>().meta<OpenApiMeta>().create();

const keyed = t.procedure.use(({ ctx, next }) => {
  if (ctx.principal === null) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { campaigns: ctx.storage.campaigns(ctx.principal.workspace.id) } });
});

const { get, list } = contract.campaigns;

/** It reads numbers from a query only where the schema is a bare `z.number()`: the contract's own query it refuses with 400. */
const Query = z.object({ limit: z.number().int().min(1).max(100).default(20) });

/** What the contract says of two calls, in tRPC's own words and with the meta that trpc-to-openapi reads. */
export const campaignRouter = t.router({
  get: keyed
    .meta({ openapi: { method: 'GET', path: '/campaigns/{id}' } })
    .input(get.input)
    .output(get.output)
    .query(async ({ ctx, input }): Promise<Campaign> => {
      const found = await ctx.campaigns.get(input.id);
      if (found === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return found;
    }),
  list: keyed
    .meta({ openapi: { method: 'GET', path: '/campaigns' } })
    .input(Query)
    .output(list.output)
    .query(({ ctx, input }) => ctx.campaigns.list(list.input.parse(input))),
});
