import type { Application, ApplicationEvent } from './applicationSchema';

/** The step that revoked the certificate of an application; undefined if its certificate is valid or it has none. */
export function certificateRevocation({
  history,
}: Pick<Application, 'history'>): ApplicationEvent | undefined {
  const last = history.findLast(({ certificate }) => certificate !== undefined);
  return last?.certificate?.change === 'revoked' ? last : undefined;
}
