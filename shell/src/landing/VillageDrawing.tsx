import { theme } from 'shared-ui';
import { styled } from 'styled-components';

/** A village in the manner of Warli painting: triangles, circles and single lines. Decorative. */
export function VillageDrawing() {
  return (
    <Drawing viewBox="0 0 320 220" aria-hidden="true" focusable="false">
      <g className="ground">
        <path d="M8 196h304M24 204h40m24 0h64m32 0h24m40 0h56" />
      </g>
      <path d="M40 196v-52h72v52M30 146l46-40 46 40zM66 196v-30h20v30" />
      <path d="M46 152l8 8m0-8l-8 8m52-8l8 8m0-8l-8 8M44 138l64 0M54 130h44M63 122h26" />
      <path d="M262 196c4-40-2-60 2-84m-1 34l-22-26m23 14l22-30m-24 44l26-16M263 112l-12-18m14 18l6-20" />
      <g className="leaf">
        <path d="M241 120l-10-4m10 4l-2-12m47-4l10-6m-10 6l2-12m-38 2l-8-6m8 6l0-12m21 0l4-10m-4 10l-6-8m20 44l10-2m-10 2l4-10" />
        <circle cx="276" cy="52" r="16" />
        <path d="M276 28v-8m0 72v-6m24-34h8m-72 0h8m49-17l5-5m-44 44l-5 5m44 0l5 5m-49-49l-5-5" />
      </g>
      <g className="people">
        <path d="M150 150l-9-18h18zl-9 18h18zm-7-18l-12 10m26-10l14 6M146 168l-4 28m12-28l4 28" />
        <circle cx="150" cy="126" r="5" />
        <path d="M190 152l-8-16h16zl-8 16h16zm-7-16l-12-2m26 2l12 12M187 168l-3 28m9-28l3 28" />
        <circle cx="190" cy="130" r="5" />
        <path d="M224 164l-6-12h12zl-6 12h12zm-6-12l-9 9m21-9l9 7M222 176l-2 20m6-20l2 20" />
        <circle cx="224" cy="147" r="4" />
      </g>
      <path className="leaf" d="M164 128h12v16h-12zm3 4h6m-6 4h6m-6 4h4" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 400px;
  height: auto;
  fill: none;
  stroke: ${theme.color.ink};
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;

  .people {
    fill: ${theme.color.ink};
  }

  .leaf {
    stroke: ${theme.color.accent};
  }

  .ground {
    stroke: ${theme.color.muted};
  }
`;
