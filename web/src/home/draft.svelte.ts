/** The table that the home page is laying: who sits where, and what is agreed. */
import { CLOCK_OPTION, SPEEDS, type Speed } from '../i18n/agreed';
import { recalled, remember } from '../lib/memory';
import { tastes } from '../lib/tastes.svelte';
import type { GameFacts, NewSeat, NewTable, OptionFacts } from '../wire';

export type Who = NewSeat['who'];

export interface DraftSeat {
  who: Who;
  name: string;
  level: string;
}

export class Draft {
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, unknown>>({});
  /** The id of the board; the first is the usual one. */
  board = $state('');
  speed = $state<Speed>('medium');
  open = $state(false);

  constructor(readonly facts: GameFacts) {
    this.seats = [this.#seat('me'), ...Array.from({ length: this.least - 1 }, () => this.#seat('bot'))];
    this.options = Object.fromEntries(facts.options.map((option) => [option.name, option.values[0]]));
    this.board = facts.boards[0]?.id ?? '';
    if (facts.clock) this.options[CLOCK_OPTION] = 'live';
    const speed = recalled('speed');
    if (speed && speed in SPEEDS) this.speed = speed as Speed;
  }

  get least(): number {
    return Math.min(...this.facts.seat_counts);
  }

  get most(): number {
    return Math.max(...this.facts.seat_counts);
  }

  /** Options that leave a choice; the clock's is asked for apart. */
  get choices(): OptionFacts[] {
    return this.facts.options.filter((option) => option.values.length > 1 && option.name !== CLOCK_OPTION);
  }

  /** The values of an option that make sense with so many seats: nobody starts from a seat that is not there. */
  values(option: OptionFacts): unknown[] {
    return option.values.filter((value) => typeof value !== 'number' || value < this.seats.length);
  }

  add(): void {
    if (this.seats.length < this.most) this.seats.push(this.#seat('bot'));
  }

  remove(at: number): void {
    if (this.seats.length <= this.least) return;
    this.seats.splice(at, 1);
    for (const option of this.choices) {
      if (!this.values(option).includes(this.options[option.name]))
        this.options[option.name] = option.values[0];
    }
  }

  /** The pace of the clock that one chose is offered again next time. */
  rememberSpeed(): void {
    if (this.facts.clock) remember('speed', this.speed);
  }

  /** What the server is asked for. */
  wanted(): NewTable {
    return {
      game: this.facts.name,
      board: this.board,
      seats: this.seats.map(({ who, name, level }) => seatWanted(who, name, level)),
      options: $state.snapshot(this.options),
      settings: { step_ms: SPEEDS[this.speed], grace_s: 60, open: this.open },
    };
  }

  #seat(who: Who): DraftSeat {
    const { levels } = this.facts;
    return { who, name: '', level: levels[Math.min(2, levels.length - 1)] ?? '' };
  }
}

function seatWanted(who: Who, name: string, level: string): NewSeat {
  if (who === 'bot') return { who, level };
  if (who === 'friend') return { who };
  return { who, name: who === 'me' ? tastes.name.trim() : name.trim() };
}
