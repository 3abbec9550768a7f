import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const [light = '', dark = ''] = readFileSync('src/styles/tokens.css', 'utf8').split("data-theme='dark'");

/** How light a token is, as WCAG measures it. */
function lightness(theme: string, token: string): number {
  const hex = new RegExp(`--${token}: #(\\w{6});`).exec(theme)?.[1] ?? '';
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: string, one: string, other: string): number {
  const [low = 0, high = 0] = [lightness(theme, one), lightness(theme, other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries({ light, dark }))('the transport colours by %s', (_, theme) => {
  it('tell black from grey at a glance', () => {
    expect(contrast(theme, 'transport-black', 'transport-grey')).toBeGreaterThan(4.5);
  });

  it('show their symbols, on black too', () => {
    expect(contrast(theme, 'transport-black', 'on-black')).toBeGreaterThan(4.5);
    expect(contrast(theme, 'transport-joker', 'on-transport')).toBeGreaterThan(3);
  });
});

describe.each(Object.entries({ light, dark }))('red lead by %s', (_, theme) => {
  it('can be read on paper, and be written on', () => {
    expect(contrast(theme, 'red-lead', 'paper')).toBeGreaterThan(4.5);
    expect(contrast(theme, 'red-lead', 'on-accent')).toBeGreaterThan(4.5);
  });
});
