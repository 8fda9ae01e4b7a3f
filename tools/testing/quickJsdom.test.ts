/** Selectors of each kind that styled-components, a page's sheet or jsdom's own sheet may have. */
const selectors = [
  ...['p', 'P', '*', '.plain', '.two.plain', 'p.two', 'li.plain', '#one', 'svg', 'linearGradient'],
  ...[
    'p, li',
    '.none, .two',
    'main p',
    'main > p',
    'li + li',
    'li ~ .two',
    'main .none p',
    'ul>li',
  ],
  ...[
    ':is(p, li)',
    'p:is(.none, .two)',
    ':where(.plain) > *',
    'p:not(.two)',
    ':not(p)',
    '.two:not(:is(li, .none))',
  ],
  ...[
    '[title="a, b"]',
    'p[title="a .none b"]',
    '[data-x]',
    String.raw`.\31 st`,
    String.raw`.md\:x`,
    'p:first-child',
  ],
  ...['p:hover', '.x-1_y', 'main:has(> p)', 'p:nth-child(2n + 1)', '.plain::before'],
];

const page = `<main><p id="one" class="plain x-1_y">1</p><p class="two plain" title="a, b">2</p>
  <p class="1st md:x" title="a .none b" data-x>3</p><ul><li class="plain">4</li><li class="two">5</li></ul>
  <svg><linearGradient></linearGradient></svg></main>`;

// Set directly: the elements matter, not how they are rendered.
beforeEach(() => {
  document.body.innerHTML = page;
});

// A property that children do not inherit.
it.each(selectors)(
  'a rule of %s applies where the selector matches, and nowhere else',
  (selector) => {
    const style = document.createElement('style');
    style.textContent = `${selector} { background-color: red; }`;
    document.head.append(style);
    const elements = [...document.querySelectorAll('main, main *')];
    const styled = elements.filter(
      (each) => getComputedStyle(each).backgroundColor === 'rgb(255, 0, 0)',
    );
    style.remove();
    expect(styled.map(named)).toEqual(elements.filter((each) => each.matches(selector)).map(named));
  },
);

const named = ({ outerHTML }: Element) => outerHTML.slice(0, 60);

describe('the control of a label', () => {
  const label = () => document.querySelector('label');
  const input = () => document.querySelector('input');

  it.each<[string, string, boolean]>([
    ['names the id of the input', '<label for="a">A</label><input id="a">', true],
    ['contains the input', '<label>A <input id="a"></label>', true],
    ['names another id', '<label for="b">A</label><input id="a">', false],
    ['has an empty name', '<label for="">A <input id="a"></label>', false],
    [
      'names the id of a hidden input',
      '<label for="a">A</label><input type="hidden" id="a">',
      false,
    ],
    [
      'names the id of something that is not a control',
      '<label for="b">A</label><p id="b"></p><input id="a">',
      false,
    ],
  ])('returns the right control, or none, if the label %s', (_what, markup, isFound) => {
    document.body.innerHTML = markup;
    expect(label()?.control === input()).toBe(isFound);
    expect([...(input()?.labels ?? [])]).toEqual(isFound ? [label()] : []);
  });

  it('changes with the id of the input', () => {
    document.body.innerHTML = '<label for="b">A</label><input id="a">';
    expect(input()?.labels).toHaveLength(0);
    input()?.setAttribute('id', 'b');
    expect(input()?.labels).toHaveLength(1);
  });

  it('works in a part that is not in the page yet', () => {
    const apart = document.createElement('div');
    apart.innerHTML = '<label for="a">A</label><input id="a">';
    expect(apart.querySelector('label')?.control).toBe(apart.querySelector('input'));
  });
});

describe('a computed style', () => {
  const shown = () => {
    const first = document.querySelector('#one');
    if (!first) throw new Error('There is no first line.');
    // Called first, because jsdom then starts to cache matched rules for the whole page.
    expect(getComputedStyle(document.body).display).toBe('block');
    return getComputedStyle(first).display;
  };

  it('changes with the element, its ancestors and the sheets', () => {
    document.head.innerHTML = '<style>.none, .folded p { display: none; }</style>';
    expect(shown()).toBe('block');
    document.querySelector('#one')?.classList.add('none');
    expect(shown()).toBe('none');
    document.querySelector('#one')?.classList.remove('none');
    expect(shown()).toBe('block');
    document.querySelector('main')?.classList.add('folded');
    expect(shown()).toBe('none');
    document.querySelector('style')?.remove();
    expect(shown()).toBe('block');
  });

  it('inherits visibility', () => {
    const main = document.querySelector('main');
    const visibility = () => getComputedStyle(document.querySelector('li') as Element).visibility;
    expect(visibility()).toBe('visible');
    main?.setAttribute('style', 'visibility: hidden');
    expect(visibility()).toBe('hidden');
  });
});
