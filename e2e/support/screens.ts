import { expect, test, type Page } from '@playwright/test';
import { beSignedIn, type Role } from './accounts';
import { load } from './go';

export interface Screen {
  path: string;
  /** Its `h1`. */
  heading: string | RegExp;
  /** Text that is shown when its records have loaded. */
  shows?: string;
  /** Neither a table nor a dashboard: help is beside its work. `beside`: only if the window has room for that. */
  hasHelp?: true | 'beside';
}

type Visitor = Role | 'nobody';

/** Every screen of the portal with the demo accounts and the sample records, by who may open it. */
export const screens: Readonly<Record<Visitor, readonly Screen[]>> = {
  nobody: [
    { path: '/', heading: 'Welcome to the Village Council Portal' },
    { path: '/services', heading: /Services/, hasHelp: true },
    { path: '/services/birth-certificate', heading: 'Birth Certificate' },
    { path: '/track', heading: /Track/, hasHelp: true },
    { path: '/track#7K2M-Q9XD-04TT-0', heading: /^There is no/, hasHelp: true },
    { path: '/verify', heading: 'Check a certificate', hasHelp: true },
    { path: '/verify#code', heading: /./, hasHelp: 'beside' },
    { path: '/about', heading: 'About this portal', hasHelp: true },
    { path: '/help', heading: 'Help', hasHelp: true },
    { path: '/contact', heading: 'Contact', hasHelp: true },
    { path: '/terms', heading: 'Terms of service', hasHelp: true },
    { path: '/privacy', heading: 'Privacy notice', hasHelp: true },
    { path: '/accessibility', heading: 'Accessibility statement', hasHelp: true },
    { path: '/status', heading: /./, shows: 'Try this build' },
    { path: '/forgot-password', heading: /./ },
    {
      path: '/nowhere',
      heading: 'Page not found',
      shows: 'Services, fees and papers',
      hasHelp: true,
    },
    { path: '/user/nowhere', heading: 'Page not found', hasHelp: true },
    { path: '/staff/nowhere', heading: 'Page not found', hasHelp: true },
    { path: '/admin/nowhere', heading: 'Page not found', hasHelp: true },
    { path: '/user/login', heading: 'Welcome Back' },
    { path: '/user/register', heading: 'Create Account', shows: 'I agree to the' },
    { path: '/staff/login', heading: /./ },
    { path: '/staff/request', heading: 'New Staff Request', shows: 'Submit Request' },
    { path: '/admin/login', heading: /./ },
    { path: '/admin/register', heading: /./, shows: 'Confirm Password' },
  ],
  user: [
    {
      path: '/user/dashboard',
      heading: 'Dashboard Overview',
      shows: 'Ration card camp on Saturday',
    },
    {
      path: '/user/activities',
      heading: 'All activities',
      shows: 'Ration card camp on Saturday',
      hasHelp: true,
    },
    { path: '/user/messages', heading: 'Messages', shows: '5 new messages', hasHelp: true },
    {
      path: '/user/messages/6',
      heading: 'New opening hours of the service counter',
      shows: 'Sample',
      hasHelp: true,
    },
    { path: '/user/tasks', heading: 'Things to do', shows: '8 things to do', hasHelp: true },
    {
      path: '/user/projects?stage=active',
      heading: 'Projects of the council',
      shows: '12 projects',
      hasHelp: true,
    },
    {
      path: '/user/meeting',
      heading: 'Schedule Meeting',
      shows: 'You have no meeting.',
      hasHelp: true,
    },
    { path: '/user/report', heading: 'Report of your applications', shows: 'All applications' },
    { path: '/user/profile', heading: 'Profile', shows: 'Verified', hasHelp: true },
    {
      path: '/user/search',
      heading: 'Discover Services',
      shows: 'Showing 10 of 10 services',
      hasHelp: true,
    },
    {
      path: '/user/search/Birth%20Certificate',
      heading: 'Birth Certificate',
      shows: 'What you need',
      hasHelp: true,
    },
    { path: '/user/apply', heading: 'Apply for Service', shows: 'Service Required', hasHelp: true },
    {
      path: '/user/apply?service=Birth%20Certificate',
      heading: 'Apply for Service',
      shows: 'Full name of the child',
      hasHelp: true,
    },
    { path: '/user/applications', heading: 'Application Status', shows: '5 applications' },
    { path: '/user/applications/4', heading: 'Residence Proof', shows: 'History', hasHelp: true },
    {
      path: '/user/applications/4/receipt',
      heading: /^Receipt #PAN/,
      shows: 'Sample, not a receipt',
      hasHelp: true,
    },
  ],
  staff: [
    { path: '/staff/dashboard', heading: /^Good /, shows: 'Total applications' },
    { path: '/staff/worklist', heading: 'Work list', shows: 'Sunita Shinde' },
    { path: '/staff/tasks', heading: 'Tasks', shows: 'TASK-001' },
    {
      path: '/staff/applications',
      heading: 'Application Form',
      shows: 'Personal Information',
      hasHelp: true,
    },
    { path: '/staff/payslips', heading: 'Payslips', hasHelp: true },
    { path: '/staff/day-sheet', heading: /./ },
    { path: '/staff/review/12', heading: /^Review #PAN-/, shows: 'What the citizen sent' },
  ],
  admin: [
    { path: '/admin/dashboard', heading: 'Admin Dashboard', shows: 'Security Alerts' },
    { path: '/admin/services', heading: 'Services', shows: 'Birth Certificate', hasHelp: true },
    {
      path: '/admin/services/1',
      heading: 'Edit Birth Certificate',
      shows: 'Preview: not issued',
    },
    { path: '/admin/applications', heading: 'Applications', shows: '#PAN-2026-032' },
    { path: '/admin/users', heading: 'Users', shows: 'Anjali Kamble' },
    { path: '/admin/users/new', heading: 'Add User', hasHelp: true },
    { path: '/admin/reports', heading: 'Reports' },
    { path: '/admin/log', heading: /./ },
    { path: '/admin/settings', heading: 'Settings' },
  ],
};

export const visitors = ['nobody', 'user', 'staff', 'admin'] as const satisfies Visitor[];

interface ScreenOptions {
  /** Another language than English: then only the presence of a heading is checked. */
  language?: 'hi' | 'mr';
  /** Other screens than those of the sample records, for a portal with other records. */
  of?: readonly Screen[];
  /** The screens to open; by default all. */
  only?: (screen: Screen) => boolean;
}

/** Signs in, opens every screen that the visitor may open, and calls `look` when its records have loaded. */
export async function onEachScreen(
  page: Page,
  visitor: Visitor,
  look: (screen: Screen) => Promise<void>,
  { language, of = screens[visitor], only = () => true }: ScreenOptions = {},
): Promise<void> {
  if (visitor !== 'nobody') await beSignedIn(page, visitor);
  for (const screen of of.filter(only)) {
    await test.step(screen.path, async () => {
      await load(page, language ? `/${language}${screen.path.replace(/^\/$/, '')}` : screen.path);
      const name = language ? /./ : screen.heading;
      await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible();
      if (screen.shows && !language) {
        await expect(page.getByText(screen.shows).first()).toBeAttached();
      }
      await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await look(screen);
    });
  }
}
