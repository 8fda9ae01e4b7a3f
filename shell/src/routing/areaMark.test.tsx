import { screen } from '@testing-library/react';
import { renderPortal, type RenderPortalOptions } from '../../../tools/testing/renderPortal';
import { useAreaMark } from './areaMark';

function Mark() {
  return <p>mark: {useAreaMark() ?? 'none'}</p>;
}

describe('useAreaMark', () => {
  it.each<[string, RenderPortalOptions, string]>([
    ['open on a page behind the login', { path: '/user/dashboard', session: 'user' }, 'open'],
    ['none on the landing page', { path: '/', session: 'user' }, 'none'],
    ['none on the login of an area', { path: '/user/login' }, 'none'],
    ['none in the area of another role', { path: '/staff/login', session: 'user' }, 'none'],
  ])('gives %s', (_where, options, mark) => {
    renderPortal(<Mark />, options);
    expect(screen.getByText(`mark: ${mark}`)).toBeVisible();
  });
});
