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
