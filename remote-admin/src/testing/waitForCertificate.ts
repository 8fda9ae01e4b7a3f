import { screen } from '@testing-library/react';
import { watchSettings } from 'shared-data';
import { firstOf } from '../../../tools/testing/firstOf';

/**
 * Waits for the certificate in the details of an application, and for the settings that it states: nothing is seen of
 * them until it is opened.
 */
export async function waitForCertificate(): Promise<void> {
  await screen.findByRole('button', { name: 'See the certificate' });
  await firstOf(watchSettings());
}
