/** The emulator's page takes the new password from the address, which a mail would have asked for. */
export function mailedLinkWords({ email, link }: { email: string; link: string }): string {
  return [
    `A link was asked for by ${email}. To reset the password, open it with the new one at its end:`,
    `  ${link}&newPassword=`,
  ].join('\n');
}
