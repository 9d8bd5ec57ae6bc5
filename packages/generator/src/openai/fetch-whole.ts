/** fetch, keeping the whole body of a refusal: the SDK hands on only its `error`, and some servers say `detail` or `message` instead. */
export const fetchWhole: typeof fetch = async (address, init) => {
  const response = await fetch(address, init);
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  return new Response(JSON.stringify({ error: { body } }), { status: response.status, headers: response.headers });
};
