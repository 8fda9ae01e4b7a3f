/**
 * Removes every record of a project from the Firestore emulator whose address FIRESTORE_EMULATOR_HOST holds.
 * @throws Error with the emulator's answer
 */
export async function clearRecords(project: string): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const path = `emulator/v1/projects/${project}/databases/(default)/documents`;
  // On a busy machine the emulator sometimes cancels this itself (499); what it had removed stays removed.
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`http://${host}/${path}`, { method: 'DELETE' });
    if (answer.ok) return;
    if (answer.status !== 499 || tries === 3) throw new Error(await answer.text());
  }
}
