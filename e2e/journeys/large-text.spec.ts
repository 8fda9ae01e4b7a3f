import { expect, test, type Page } from '@playwright/test';
import { openSession, type Role } from '../support/accounts';
import { sidewaysScroll } from '../support/layout';

const screens: Record<Role, readonly string[]> = {
  user: [
    'dashboard',
    'search',
    'apply',
    'applications',
    'profile',
    'report',
    'meeting',
    'activities',
    'applications/1',
  ],
  staff: ['dashboard', 'tasks', 'applications', 'payslips', 'review/1'],
  admin: [
    'dashboard',
    'applications',
    'users',
    'users/new',
    'services',
    'services/1',
    'reports',
    'settings',
  ],
};

/** Every screen is looked at, also after one that fails. */
const softly = expect.configure({ soft: true });
const settled = { timeout: 2000 };

test.beforeEach(() => test.slow());

/** Every letter twice as large, as a reader may set it in their browser. */
async function doubleText(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

/** Pairs of neighbours that lie over each other. */
function overlaps(page: Page) {
  return page.evaluate(() => {
    const named = (element: Element) => element.textContent.trim().slice(0, 40);
    const isLaid = (element: Element) => {
      const { position, visibility, clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        !['absolute', 'fixed', 'sticky'].includes(position) &&
        visibility === 'visible' &&
        clipPath === 'none' &&
        width > 1 &&
        height > 1
      );
    };
    const found: string[] = [];
    const parts = [...document.querySelectorAll('main *')].filter(
      (element) => !element.closest('svg, dialog, select, input, textarea') && isLaid(element),
    );
    for (const parent of parts) {
      const children = [...parent.children].filter(
        (child) => !child.matches('br, wbr') && getComputedStyle(child).display !== 'inline',
      );
      const laid = children.filter(isLaid).map((child) => ({
        child,
        box: child.getBoundingClientRect(),
      }));
      laid.forEach(({ child, box }, index) => {
        for (const { child: other, box: next } of laid.slice(index + 1)) {
          const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
          const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
          if (across > 2 && down > 2) found.push(`'${named(child)}' lies over '${named(other)}'`);
        }
      });
    }
    return [...new Set(found)].join('\n');
  });
}

for (const role of ['user', 'staff', 'admin'] as const) {
  test(`the area of ${role} reflows with text of twice the size (#13.6)`, async ({ page }) => {
    await openSession(page, role);
    await doubleText(page);
    for (const screen of screens[role]) {
      await test.step(screen, async () => {
        await page.goto(`/${role}/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await softly.poll(() => sidewaysScroll(page), settled).toBe('');
        await softly.poll(() => overlaps(page), settled).toBe('');
      });
    }
  });
}

test('the public pages and the logins reflow with text of twice the size (#13.6)', async ({
  page,
}) => {
  await doubleText(page);
  for (const path of [
    '/',
    '/user/login',
    '/user/register',
    '/staff/login',
    '/staff/request',
    '/admin/login',
    '/admin/register',
    '/forgot-password',
    '/about',
    '/contact',
    '/verify',
    '/verify#code',
    '/track',
    '/track#7K2M-Q9XD-04TT-0',
    '/status',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await softly.poll(() => sidewaysScroll(page), settled).toBe('');
      await softly.poll(() => overlaps(page), settled).toBe('');
    });
  }
});
