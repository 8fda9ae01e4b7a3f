import { screen } from '@testing-library/react';
import { watchSettings } from 'shared-data';
import { firstOf } from '../../../tools/testing/firstOf';

/**
 * Opens the certificate in the details of an application, and waits for it and for the settings that it states: they are
 * not visible before it is opened.
 */
export async function waitForCertificate(): Promise<void> {
  await screen.findByRole('button', { name: 'See the certificate' });
  await firstOf(watchSettings());
}
