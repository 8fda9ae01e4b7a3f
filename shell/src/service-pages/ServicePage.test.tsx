import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Route, Routes } from 'react-router-dom';
import { activateLanguage } from 'shared-platform';
import { renderPortal, type RenderPortalOptions } from '../../../tools/testing/renderPortal';
import { ServicePage } from './ServicePage';
import { ServicesPage } from './ServicesPage';
import { addTexts } from './services';

// It would send a request to the live store.
jest.mock('../council/useLatestCouncil');

function renderAt(path: string, options?: RenderPortalOptions) {
  return renderPortal(
    <Routes>
      <Route path="/services" element={<ServicesPage />} />
      <Route path="/services/:slug" element={<ServicePage />} />
    </Routes>,
    { path, ...options },
  );
}

// Awaits the rendering, so that parts that wait for their messages or code are shown.
const show = (path: string) => act(() => Promise.resolve(renderAt(path)));

const section = (name: string) => screen.getByRole('region', { name });

describe('the page of a service', () => {
  it('shows who can apply, the papers, the fee, the days, the steps and the result (#19.1)', async () => {
    const { container } = renderAt('/services/income-certificate');

    expect(screen.getByRole('heading', { level: 1, name: 'Income Certificate' })).toBeVisible();
    expect(section('Who can apply')).toHaveTextContent('Residents of the village');
    const papers = within(section('Papers you need')).getAllByRole('listitem');
    expect(papers.map((paper) => paper.querySelector('strong')?.textContent)).toEqual([
      'Proof of identity',
      'Proof of income of the family',
      'Ration card',
    ]);
    expect(section('At a glance')).toHaveTextContent(
      /Fee₹30paid at the office.*15working days.*Online/,
    );
    expect(section('How to apply')).toHaveTextContent('Pay the fee of ₹30');
    expect(section('What you get')).toHaveTextContent(/certificate.*valid for 12 months/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('links to the form with the service selected (#19.1)', () => {
    renderAt('/services/birth-certificate');

    expect(screen.getByRole('link', { name: 'Apply: Birth Certificate' })).toHaveAttribute(
      'href',
      '/user/apply?service=Birth%20Certificate',
    );
    expect(screen.getByText(/^You sign in first/)).toBeVisible();
  });

  it('does not mention signing in to a signed-in person (#19.1)', () => {
    renderAt('/services/birth-certificate', { session: 'user' });
    expect(screen.queryByText(/^You sign in first/)).not.toBeInTheDocument();
  });

  it('marks a paper that is not always needed, and a service without a fee (#19.1)', () => {
    renderAt('/services/birth-certificate');

    expect(section('Papers you need')).toHaveTextContent(
      'Order for a late registrationNot always needed',
    );
    expect(section('At a glance')).toHaveTextContent('Free');
    expect(section('How to apply')).not.toHaveTextContent('Pay the fee');
  });

  it('shows that the page was not found when no service has the address (#19.1)', async () => {
    await show('/services/nothing');
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Help' })).toBeVisible();
  });
});

it('lists all services, and shows where the office is (#19.1)', async () => {
  const { container } = renderAt('/services');

  expect(screen.getAllByRole('link', { name: /Certificate$|Proof$/ })).toHaveLength(5);
  expect(section('Council office')).toHaveTextContent('Village Council Office, Main Road');
  expect(await axe(container)).toHaveNoViolations();
});

describe('in Hindi', () => {
  beforeEach(() => act(() => activateLanguage('hi')));
  afterEach(() => act(() => activateLanguage('en')));

  it('shows a service as the council has published it, and keeps its address (#20.4)', async () => {
    await show('/services/birth-certificate');

    const heading = await screen.findByRole('heading', { level: 1, name: 'जन्म प्रमाण पत्र' });
    expect(heading).toHaveAttribute('data-document-title', 'जन्म प्रमाण पत्र');
    expect(screen.getByText('देर से पंजीकरण का आदेश')).toBeVisible();
    expect(screen.getByRole('link', { name: /जन्म प्रमाण पत्र/ })).toHaveAttribute(
      'href',
      '/user/apply?service=Birth%20Certificate',
    );
  });

  it('lists all services by their Hindi names (#20.4)', async () => {
    await show('/services');

    expect(await screen.findByRole('link', { name: 'निवास प्रमाण पत्र' })).not.toHaveAttribute(
      'lang',
    );
    expect(screen.queryByText('Residence Proof')).not.toBeInTheDocument();
  });

  it('marks texts in English (#20.4)', async () => {
    await act(() => activateLanguage('mr'));
    addTexts('mr', { '1': { name: 'जन्म दाखला' } });
    await show('/services');

    expect(await screen.findByRole('link', { name: 'जन्म दाखला' })).not.toHaveAttribute('lang');
    expect(screen.getByRole('link', { name: 'Residence Proof' })).toHaveAttribute('lang', 'en');
  });
});
