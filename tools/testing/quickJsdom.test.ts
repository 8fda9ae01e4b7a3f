/** Of each kind that styled components, a sheet of a page or jsdom's own sheet may have. */
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

// By hand: the elements are what is looked at, whatever would render them.
beforeEach(() => {
  document.body.innerHTML = page;
});

// A property that is handed on to no child.
it.each(selectors)(
  'a rule of %s holds where the selector matches, and nowhere else',
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

describe('a label', () => {
  const label = () => document.querySelector('label');
  const input = () => document.querySelector('input');

  it.each<[string, string, boolean]>([
    ['names its id', '<label for="a">A</label><input id="a">', true],
    ['is around it', '<label>A <input id="a"></label>', true],
    ['names another id', '<label for="b">A</label><input id="a">', false],
    ['has an empty name', '<label for="">A <input id="a"></label>', false],
    ['names something hidden', '<label for="a">A</label><input type="hidden" id="a">', false],
    ['names what is no control', '<label for="b">A</label><p id="b"></p><input id="a">', false],
  ])('leads to its control, or to none, where it %s', (_what, markup, isFound) => {
    document.body.innerHTML = markup;
    expect(label()?.control === input()).toBe(isFound);
    expect([...(input()?.labels ?? [])]).toEqual(isFound ? [label()] : []);
  });

  it('follows a control whose id changes', () => {
    document.body.innerHTML = '<label for="b">A</label><input id="a">';
    expect(input()?.labels).toHaveLength(0);
    input()?.setAttribute('id', 'b');
    expect(input()?.labels).toHaveLength(1);
  });

  it('leads to its control in a part that is not in the page yet', () => {
    const apart = document.createElement('div');
    apart.innerHTML = '<label for="a">A</label><input id="a">';
    expect(apart.querySelector('label')?.control).toBe(apart.querySelector('input'));
  });
});

describe('a computed style', () => {
  const shown = () => {
    const first = document.querySelector('#one');
    if (!first) throw new Error('There is no first line.');
    // Asked first, as jsdom then begins to keep what it finds for the whole page.
    expect(getComputedStyle(document.body).display).toBe('block');
    return getComputedStyle(first).display;
  };

  it('follows what is changed of the element, of what is around it and of the sheets', () => {
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

  it('hands visibility on from what is around it', () => {
    const main = document.querySelector('main');
    const visibility = () => getComputedStyle(document.querySelector('li') as Element).visibility;
    expect(visibility()).toBe('visible');
    main?.setAttribute('style', 'visibility: hidden');
    expect(visibility()).toBe('hidden');
  });
});
