import * as v from 'valibot';

/** A project whose name starts with 'demo-' exists on no server: the emulator sends no requests about it. */
export const demoProject = 'demo-village-council';

const accountsSchema = v.object({
  users: v.optional(
    v.array(v.looseObject({ localId: v.string(), email: v.optional(v.string()) })),
    [],
  ),
});
const codesSchema = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
});

export type Account = v.InferOutput<typeof accountsSchema>['users'][number];
export type MailedLink = v.InferOutput<typeof codesSchema>['oobCodes'][number];

export type EmulatorClient = ReturnType<typeof createEmulatorClient>;

/** The administrator's API of the Auth emulator. */
export function createEmulatorClient(port: number) {
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts`;

  async function call(url: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/${url}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    });
    const answer: unknown = await response.json();
    if (!response.ok)
      throw new Error(`The Auth emulator refused ${url}: ${JSON.stringify(answer)}`);
    return answer;
  }

  return {
    /** All accounts with their password hashes, in the format of `addAccounts`. */
    async listAccounts(): Promise<Account[]> {
      return v.parse(accountsSchema, await call(`${accounts}:batchGet?maxResults=-1`)).users;
    },

    async addAccounts(users: readonly object[]): Promise<void> {
      if (users.length === 0) return;
      const answer = await call(`${accounts}:batchCreate`, { users });
      const refused = v.parse(v.object({ error: v.optional(v.array(v.unknown()), []) }), answer);
      if (refused.error.length > 0) {
        throw new Error(`The Auth emulator refused accounts: ${JSON.stringify(refused.error)}`);
      }
    },

    /** The mails that a real project would have sent. */
    async listMailedLinks(): Promise<MailedLink[]> {
      return v.parse(codesSchema, await call(`emulator/v1/projects/${demoProject}/oobCodes`))
        .oobCodes;
    },
  };
}
