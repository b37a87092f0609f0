import { createClient, type CallFunction } from '@pavilion/client/client';
import {
  bet,
  bonusForfeit,
  bonusForfeitPreview,
  bonusList,
  getBalance,
  handAct,
  handStart,
  promotionDetail,
  promotionOptIn,
  type CallResponse,
} from '@pavilion/contracts';
import { pickOne, randomInteger } from '@pavilion/domain/random';
import { BonusMoneyModel } from '@pavilion/server/testing/bonus-money-model';
import { bonusTerms, grantedMinor } from '@pavilion/server/testing/bonus-terms';
import { cents, InsistentClient, type SimulatedPlayer } from './insistent-client.ts';

export interface BonusSettings {
  name: string;
  seed: string;
  baseUrl: string;
  player: SimulatedPlayer;
  cashMinor: bigint;
  /** Bonuses to take one after the other, with the kind of their terms. */
  offers: ReadonlyArray<{ code: string; terms: string }>;
}

type Round = CallResponse<typeof bet>['value'];
type Pockets = Pick<CallResponse<typeof getBalance>, 'game_balance' | 'bonus_balance'>;

const provider_code = 'PAVILION';
const even = { target: '50.00', direction: 'under' };
const mines = { mines: 3 };
const tiles = 25;
/**
 * A bonus that is over ends the one hand that it paid into before the next begins: the model knows
 * one bonus at a time.
 */
const forfeitShare = 0.01;
/** Of our own games in the site's currency, minor units. */
const leastStake = 500;
const handShare = 0.15;
/** Of what little is left all is staked at once: so a bonus is spent to the last. */
const allInShare = 0.3;

/**
 * A player of their own who plays with bonuses, beside a model of the contract that knows no
 * database: each answer's pockets are held against it, crashes or not.
 */
export class BonusClient extends InsistentClient {
  /** How bonuses ended, by state. */
  readonly ends = new Map<string, number>();
  readonly #settings: BonusSettings;
  readonly #call: CallFunction;
  readonly #offers: Array<{ code: string; terms: string }>;
  #model: BonusMoneyModel | null = null;
  #hand: { round: Round; name: string } | null = null;
  #rounds = 0;

  constructor(settings: BonusSettings) {
    super(`${settings.seed}/${settings.name}`);
    this.#settings = settings;
    this.#call = createClient({ baseUrl: settings.baseUrl, fetch });
    this.#offers = [...settings.offers];
  }

  /** What the player must have now. */
  standing(): ReturnType<BonusMoneyModel['standing']> | null {
    return this.#model?.standing() ?? null;
  }

  protected async act(): Promise<void> {
    const { state, cash = 0n, bonus = 0n } = this.#model?.standing() ?? {};
    if (state !== 'active' && !this.#hand) return this.#takeNext();
    const random = this.random.next();
    // What is left may be too little for any stake.
    const isStuck = cash + bonus < leastStake && !this.#hand;
    if (state === 'active' && (isStuck || random < forfeitShare)) return this.#forfeit();
    if (this.#hand || random < handShare) return this.#playHand();
    return this.#playDice();
  }

  /** Ends the hand that is open. */
  async endHand(): Promise<void> {
    while (this.#hand) await this.#playHand();
  }

  async #takeNext(): Promise<void> {
    const before = this.#model?.standing();
    if (before) this.ends.set(before.state, (this.ends.get(before.state) ?? 0) + 1);
    const next = this.#offers.shift();
    const terms = next && bonusTerms[next.terms];
    if (!next || !terms) throw new Error('no bonus is left: the run is longer than its offers');
    const { me } = this.#settings.player;
    const asked = { ...me, promotion_code: next.code };
    const detail = await this.insist(() => this.#call(promotionDetail, asked));
    const terms_version = detail?.value.terms.version ?? '';
    const order = { ...asked, terms_version, request_id: this.uuid() };
    await this.#done(() => this.#call(promotionOptIn, order), `${next.code} was not given`);
    this.#model = new BonusMoneyModel(terms, {
      cash: before?.cash ?? this.#settings.cashMinor,
      bonus: grantedMinor,
    });
    this.#hold(
      await this.#done(() => this.#call(getBalance, me), 'no balance'),
      `took ${next.code}`,
    );
  }

  async #forfeit(): Promise<void> {
    const { me } = this.#settings.player;
    const { value } = await this.#done(
      () => this.#call(bonusList, { ...me, states: ['active'] }),
      'no list of bonuses',
    );
    const bonus_id = value[0]?.bonus_id ?? '';
    const quote = await this.#done(
      () => this.#call(bonusForfeitPreview, { ...me, bonus_id }),
      'no quote',
    );
    const order = { ...me, bonus_id, quote_id: quote.value.quote_id, request_id: this.uuid() };
    const answer = await this.#done(() => this.#call(bonusForfeit, order), 'not given up');
    this.#model?.forfeit();
    this.#hold(answer, 'gave it up');
  }

  #order(game_code: string, stakeMinor: number, params: Record<string, unknown>) {
    const stake = (stakeMinor / 100).toFixed(2);
    const { me } = this.#settings.player;
    return { ...me, provider_code, game_code, stake, params, request_id: this.uuid() };
  }

  /** Stakes between 5 and 60: large ones end a bonus soon, small ones play it through. */
  #begin(): { name: string; stakeMinor: number; told: string } {
    this.#rounds += 1;
    const name = `round${this.#rounds}`;
    const { cash = 0n, bonus = 0n } = this.#model?.standing() ?? {};
    const all = Number(cash + bonus);
    const isAllIn = all >= leastStake && all <= 6_000 && this.random.next() < allInShare;
    const stakeMinor = isAllIn
      ? all
      : randomInteger(this.random, leastStake, pickOne(this.random, [1_500, 6_000]));
    const told = this.#model?.stake(name, name, BigInt(stakeMinor)) ?? '';
    return { name, stakeMinor, told };
  }

  async #playDice(): Promise<void> {
    const { name, stakeMinor, told } = this.#begin();
    const order = this.#order('dice', stakeMinor, even);
    const answer = await this.insist(() => this.#call(bet, order));
    if (!this.#isAsTold(answer, told, order.stake)) return;
    this.#close(name, answer);
  }

  async #playHand(): Promise<void> {
    if (!this.#hand) {
      const { name, stakeMinor, told } = this.#begin();
      const order = this.#order('mines', stakeMinor, mines);
      const begun = await this.insist(() => this.#call(handStart, order));
      if (!this.#isAsTold(begun, told, order.stake)) return;
      this.#hand = { round: begun.value, name };
      return this.#hold(begun, `staked ${order.stake} on a hand`);
    }
    const { round, name } = this.#hand;
    const isLeft = round.actions.includes('cash_out') && this.random.next() < 0.5;
    const { me } = this.#settings.player;
    const order = {
      ...{ ...me, round_id: round.round_id, request_id: this.uuid() },
      ...(isLeft
        ? { action: 'cash_out', params: {} }
        : { action: 'reveal', params: { tile: randomInteger(this.random, 0, tiles - 1) } }),
    };
    const next = await this.insist(() => this.#call(handAct, order));
    // A tile that lies open already is refused.
    if (!next) return;
    this.#hand = { round: next.value, name };
    if (next.value.state === 'open') return this.#hold(next, 'played a hand on');
    this.#hand = null;
    this.#close(name, next);
  }

  /** Whether it was played; throws where the server said something else than the contract. */
  #isAsTold<Answer>(answer: Answer | null, told: string, stake: string): answer is Answer {
    if ((answer === null) !== (told !== 'OK'))
      throw new Error(`${this.#settings.name}: a stake of ${stake} was not ${told}`);
    return answer !== null;
  }

  #close(name: string, answer: Pockets & { value: Round }): void {
    const payout = BigInt(cents(answer.value.payout));
    if (payout > 0n) this.#model?.credit(name, payout);
    this.#model?.finish(name);
    this.#hold(answer, `${answer.value.game_code} of ${answer.value.stake} paid ${payout}`);
  }

  #hold({ game_balance, bonus_balance }: Pockets, what: string): void {
    const wanted = this.#model?.standing();
    const said = `${cents(game_balance)} and ${cents(bonus_balance)}`;
    if (said !== `${wanted?.cash} and ${wanted?.bonus}`)
      throw new Error(
        `${this.#settings.name} ${what}: ${said}, not ${wanted?.cash} and ${wanted?.bonus}`,
      );
  }

  async #done<Answer>(work: () => Promise<Answer>, complaint: string): Promise<Answer> {
    const answer = await this.insist(work);
    if (answer === null) throw new Error(`${this.#settings.name}: ${complaint}`);
    return answer;
  }
}
