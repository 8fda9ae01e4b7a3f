declare global {
  /** What the document has asked for before the portal's code was there, by address. */
  var portalEarly: Map<string, Promise<Response>> | undefined;
}

/** An answer that was asked for early. It is given once: who asks again wants a fresh one. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.portalEarly?.get(address);
  globalThis.portalEarly?.delete(address);
  return answer;
}

/** Forgets what nobody has taken: it tells of the moment at which the page was opened. */
export function dropEarlyAnswers(): void {
  globalThis.portalEarly = undefined;
}
