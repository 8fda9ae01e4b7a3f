import { act, render, screen } from '@testing-library/react';
import { addService, openRecords, publishService } from 'shared-data';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { definitionWith } from '../../../tools/testing/sampleDefinition';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { signInAs } from '../../../tools/testing/signInAs';
import { ServiceName } from './ServiceName';

recordsForEachTest();
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => activateLanguage('en'));
});

const show = (name: string) =>
  act(() =>
    Promise.resolve(
      render(
        <p>
          <ServiceName>{name}</ServiceName>
        </p>,
        { wrapper: LanguageProvider },
      ),
    ),
  );

/** A service with a name in Hindi, as an admin publishes it. */
async function publishPension() {
  signInAs('admin');
  const added = await addService('Pension Letter');
  const translations = { hi: { name: 'पेंशन पत्र' } };
  const definition = definitionWith([], {
    name: 'Pension Letter',
    translations,
    outcome: 'answer',
  });
  await publishService(added.added ? added.service.id : '', definition, 0);
}

describe('the name of a service', () => {
  it('shows the name in the records on an English page, and queries nothing', async () => {
    const { services } = await openRecords();
    const watch = jest.spyOn(services, 'watch');
    await show('Birth Certificate');
    expect(screen.getByText('Birth Certificate')).toBeVisible();
    expect(watch).not.toHaveBeenCalled();
  });

  it('shows the council’s name for it in the language of the page (#20.4)', async () => {
    await publishPension();
    await act(() => activateLanguage('hi'));
    await show('Pension Letter');
    expect(await screen.findByText('पेंशन पत्र')).not.toHaveAttribute('lang');
  });

  it('marks an English name if there is no other (#20.4)', async () => {
    await publishPension();
    await act(() => activateLanguage('mr'));
    await show('Pension Letter');
    expect(await screen.findByText('Pension Letter')).toHaveAttribute('lang', 'en');
  });

  it('falls back to the catalogue if no record has it (#20.4)', async () => {
    await act(() => activateLanguage('mr'));
    await show('Water Connection');
    expect(await screen.findByText('नळ जोडणी')).not.toHaveAttribute('lang');
  });

  it('follows the language that is chosen (#20.4)', async () => {
    await show('Death Certificate');
    await act(() => activateLanguage('hi'));
    expect(await screen.findByText('मृत्यु प्रमाण पत्र')).toBeVisible();
    await act(() => activateLanguage('mr'));
    expect(await screen.findByText('मृत्यू दाखला')).toBeVisible();
    await act(() => activateLanguage('en'));
    expect(screen.getByText('Death Certificate')).toBeVisible();
  });
});
