declare global {
  /** The responses that the document requested before the portal's code was loaded, by address. */
  var portalEarly: Map<string, Promise<Response>> | undefined;
}

/** Takes a response that was requested early. It is returned once: a second call needs a fresh response. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.portalEarly?.get(address);
  globalThis.portalEarly?.delete(address);
  return answer;
}

/** Drops the responses that were not taken: they show the state at the time when the page was opened. */
export function dropEarlyAnswers(): void {
  globalThis.portalEarly = undefined;
}
