/** A file as it is deployed. Null where it is gone; whatever else is no answer is an error. */
export async function fetchDeployed(url: string): Promise<Buffer | null> {
  const request = fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(60_000) });
  const response = await request.catch((cause: unknown) => {
    throw new Error(`${url} cannot be reached.`, { cause });
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
