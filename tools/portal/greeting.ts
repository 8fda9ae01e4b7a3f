import { demoAccounts } from '../accounts/demoAccounts';

/** What `npm start` says once everything answers; `kept` says what the next start finds again. */
export function greeting(address: string, kept: string): string {
  const rows = demoAccounts.map(
    ({ area, email, password }) => `  ${area.padEnd(22)}${email.padEnd(22)}${password}`,
  );
  return [
    '',
    'Accounts to try it with:',
    ...rows,
    '',
    "'Forgot password?' mails nothing here: the link to reset it is printed below.",
    `Ctrl-C ends the portal at ${address}. ${kept}`,
    '',
  ].join('\n');
}

/** The emulator's page takes the new password from the address, which a mail would have asked for. */
export function mailedLinkWords({ email, link }: { email: string; link: string }): string {
  return [
    `A link was asked for by ${email}. To reset the password, open it with the new one at its end:`,
    `  ${link}&newPassword=`,
  ].join('\n');
}
