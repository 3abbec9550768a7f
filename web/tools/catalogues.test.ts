import { expect, test } from 'vitest';

import { forBrowser } from './catalogues';

test('comments and the command line’s messages stay at home, all others come whole', () => {
  const text = `# A comment.
web-one = One
cli-two = { $count ->
    [one] Two
   *[other] Twos
}
web-three = { $count ->
    [one] Three
   *[other] Threes
}
# Another.
bots-arena-four = Four
tickets-board-five = Five
server-folder-seven = Seven
server-here = Eight
tickets-boards-six = Six
`;
  expect(forBrowser(text)).toBe(
    'web-one = One\nweb-three = { $count ->\n    [one] Three\n   *[other] Threes\n}\ntickets-boards-six = Six',
  );
});
