import { leadToSamePage } from './languageLinks';

afterEach(() => {
  localStorage.clear();
});

describe('leadToSamePage', () => {
  const follow = (markup: string) => {
    document.body.innerHTML = markup;
    addEventListener('click', leadToSamePage, { capture: true, once: true });
    // jsdom cannot follow a link.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('b')?.click();
    return document.querySelector('a')?.getAttribute('href');
  };

  beforeEach(() => history.replaceState(null, '', '/mr/user/applications/7?from=list#papers'));
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['<a href="/hi" hreflang="hi"><b>हिन्दी</b></a>', '/hi/user/applications/7?from=list#papers'],
    ['<a href="/" hreflang="en"><b>English</b></a>', '/user/applications/7?from=list#papers'],
    ['<a href="/help"><b>Help</b></a>', '/help'],
  ])('changes %s to lead to %s', (markup, href) => expect(follow(markup)).toBe(href));

  it.each([
    [0, 'hi'],
    [1, 'hi'],
    [2, null],
  ])('stores a choice with mouse button %d as %s', (button, kept) => {
    document.body.innerHTML = '<a href="/hi" hreflang="hi"><b>हिन्दी</b></a>';
    const press = new MouseEvent('auxclick', { button });
    document.querySelector('b')?.addEventListener('auxclick', leadToSamePage, { once: true });
    document.querySelector('b')?.dispatchEvent(press);
    expect(localStorage.getItem('portal-language')).toBe(kept);
  });
});
