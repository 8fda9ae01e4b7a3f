/**
 * The address that the code on a certificate carries. A browser sends nothing of what stands after '#': neither the
 * portal's server nor the council learns who checks what.
 */
export function verifyAddress(origin: string, token: string): string {
  return `${origin}/verify#${token}`;
}
