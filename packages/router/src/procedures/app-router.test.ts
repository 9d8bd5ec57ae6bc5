import { contract, operations } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from './app-router.ts';

const endpoints = operations(contract).map((named) => ({ ...named, invoke: () => Promise.reject(new Error('Not called')) }));
const { procedures } = createAppRouter(endpoints)._def as unknown as {
  procedures: Record<
    string,
    { _def: { inputs: { '~standard': { jsonSchema: { input(): { properties?: object; required?: string[] } } } }[] } }
  >;
};

describe('a procedure', () => {
  it.each(endpoints.map(({ name }) => [name]))('tells tools what its input may have: %s', (name) => {
    expect(procedures[name]?._def.inputs).toHaveLength(1);
    expect(procedures[name]?._def.inputs[0]?.['~standard'].jsonSchema.input()).toBeTypeOf('object');
  });

  it('tells its fields, and which of them it needs', () => {
    const schema = procedures['campaigns.create']?._def.inputs[0]?.['~standard'].jsonSchema.input();
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(['name', 'campaign_type', 'budget']));
    expect(schema?.required).toEqual(['name', 'campaign_type']);
  });
});
