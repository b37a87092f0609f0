// The sportsbook as pure rules. What stands here is the package's contract; everything else may
// change.

export { baseRules } from './bases/index.ts';
export type { BaseRule, Question } from './engine/base.ts';
export { bases, type Base } from './engine/base-names.ts';
export {
  factsOf,
  latestFacts,
  periodOf,
  type CancelledWindow,
  type Ended,
  type Facts,
  type Incident,
  type Pair,
  type PeriodFacts,
  type PlayerFacts,
  type RunnerFacts,
  type Side,
  type Withdrawal,
} from './engine/facts.ts';
export { add, fraction, half, one, times, zero, type Fraction } from './engine/fraction.ts';
export {
  isForBuilder,
  isHalfLine,
  isLineOf,
  marketGroups,
  sports,
  type LineRule,
  type Market,
  type MarketGroup,
  type MarketType,
  type Outcomes,
  type Scope,
  type Sport,
} from './engine/market-type.ts';
export {
  defaultRules,
  retirementRules,
  type RetirementRule,
  type SettlementRules,
} from './engine/rules.ts';
export {
  questionOf,
  settlePick,
  settleQuestion,
  type PickResult,
  type SettledBy,
} from './engine/settle-pick.ts';
export {
  isHandicap,
  lineOfOutcome,
  lineText,
  marketKey,
  type MarketRef,
} from './engine/market-key.ts';
export type { Acceptance, Selection } from './engine/selection.ts';
export { isEarly, isMarketDecided, settleEarly } from './engine/settle-early.ts';
export {
  finishFacts,
  readFinish,
  type CardRunner,
  type FinishFault,
  type Positions,
} from './sports/races/finish.ts';
export { winnersAtOnce } from './engine/winners.ts';
export { kindsOf, marketType } from './sports/kinds.ts';
export { settleBuilder, voidKey, type BuilderResult, type Reprice } from './bets/builder.ts';
export {
  isOddsTooHigh,
  maxUnitStakeMinor,
  potentialPayoutMinor,
  shownOdds,
  winningLegs,
  type PricedLeg,
} from './bets/caps.ts';
export {
  cashOutMinor,
  legValue,
  openLegValue,
  unitTakenMinor,
  type CashOutInput,
  type ChancesPpm,
} from './bets/cash-out.ts';
export { combinationFaults, type CombinationFault, type LegPlace } from './bets/combine.ts';
export { isBetDecided, settleLeg, type AcceptedLeg, type SettledLeg } from './bets/leg.ts';
export {
  feedMultiplier,
  multiplierOf,
  oddsFraction,
  placeOdds,
  winMultiplier,
  type LegOutcome,
} from './bets/multiplier.ts';
export { pickNow, type PickNow } from './bets/pick-now.ts';
export {
  betPayoutMinor,
  freeBetComesBack,
  returnPerUnit,
  stakeMinor,
  sumOfLines,
  type BetVoucher,
  type LegMultipliers,
} from './bets/payout.ts';
export {
  deductionOf,
  deductionPercent,
  placeTerms,
  rule4Percent,
  settlePlacePart,
  takesEachWay,
  type PlaceTerms,
} from './bets/racing.ts';
export {
  betBounds,
  lineCount,
  namedSystems,
  shapeFault,
  type BetShape,
  type BetType,
  type ShapeFault,
  type SystemName,
} from './bets/shape.ts';
export {
  chancesOf,
  chancesPpm,
  fairProbability,
  type Chances,
  type PriceModel,
  type Worlds,
} from './pricing/chances.ts';
export {
  defaultOverrounds,
  priceMarket,
  type PricedMarket,
  type PricedSelection,
} from './pricing/price-market.ts';
export {
  footballKickOff,
  usualFootball,
  type FootballInput,
  type FootballPlayer,
  type FootballState,
} from './sports/football/input.ts';
export { footballModel } from './sports/football/model.ts';
export {
  footballFactsAt,
  footballStateOf,
  playFootball,
  type FootballPath,
} from './sports/football/simulate.ts';
export { simulatedModel } from './pricing/simulated-model.ts';
export {
  baseballModel,
  baseballStart,
  type BaseballInput,
  type BaseballState,
} from './sports/baseball/model.ts';
export {
  baseballFactsAt,
  baseballStateOf,
  playBaseball,
  type BaseballPath,
} from './sports/baseball/simulate.ts';
export {
  basketballModel,
  basketballStart,
  type BasketballInput,
  type BasketballState,
} from './sports/basketball/model.ts';
export type { BasketballPlayer } from './sports/basketball/players.ts';
export {
  basketballFactsAt,
  basketballStateAt,
  playBasketball,
  stepsOfQuarter,
  type BasketballPath,
} from './sports/basketball/simulate.ts';
export { eSportsProcess } from './sports/e-sports/process.ts';
export {
  hockeyModel,
  hockeyStart,
  type HockeyInput,
  type HockeyState,
} from './sports/ice-hockey/model.ts';
export {
  hockeyFactsAt,
  hockeyStateOf,
  playHockey,
  type HockeyPath,
} from './sports/ice-hockey/simulate.ts';
export {
  harville,
  orderChance,
  placeChances,
  placeDiscounts,
  raceModel,
  runRace,
  type RaceRunner,
} from './sports/races/model.ts';
export { duelsOf } from './sports/races/duels.ts';
export { playKnockOut } from './sports/races/knock-out.ts';
export {
  creditMatch,
  outrightFacts,
  outrightModel,
  playLeague,
  type LeagueFixture,
  type LeagueSide,
  type OutrightOrder,
} from './sports/races/outright.ts';
export {
  leastPoints,
  rallyProcess,
  tableTennisTargets,
  volleyballTargets,
  type RallyChances,
  type RallyTargets,
} from './sports/rally-process.ts';
export { setsModel } from './sports/sets/model.ts';
export { setsStart, type SetsProcess, type SetsState } from './sports/sets/process.ts';
export { playSets, setsFactsAt, setsStateAt, type SetsPath } from './sports/sets/simulate.ts';
export { gameChance, tieBreakChance, type ServeChances } from './sports/tennis/points.ts';
export { leastGames, tennisProcess } from './sports/tennis/process.ts';
export { americanFootballModel, usualGames } from './sports/american-football/model.ts';
export {
  driveFactsAt,
  driveScore,
  playAmericanFootball,
  regularDrives,
  type AmericanFootballInput,
  type Drive,
  type DrivePath,
  type TouchdownPlayer,
} from './sports/american-football/simulate.ts';
export { ballsOfInnings, type Innings } from './sports/cricket/innings.ts';
export { cricketModel, usualMatches } from './sports/cricket/model.ts';
export {
  cricketFactsOf,
  cricketStart,
  drawPitch,
  hasEnded,
  playDeliveries,
  type CricketInput,
  type CricketState,
} from './sports/cricket/simulate.ts';
export type { BuilderFault, BuilderOffer, BuilderPrice } from './bets/builder-price.ts';
export { offerBuilder, tellingKinds } from './sports/joint/offer-builder.ts';
export type { OfferedMatch } from './sports/joint/joint.types.ts';
export { sportSpec, type ClockKind, type SportSpec } from './sports/catalogue.ts';
export {
  leaguePoints,
  standingsOf,
  type LeaguePoints,
  type PlayedMatch,
  type StandingRow,
} from './standings/standings.ts';
export { liabilityLevel, stepsAt, type LiabilityLevel } from './trading/liability-level.ts';
export { compileTerms, marketSharePpm } from './trading/market-share.ts';
export { movePrices } from './trading/move-prices.ts';
export { overroundOf } from './trading/overround-of.ts';
export { palpableEnd } from './trading/palpable.ts';
export { readTerms } from './trading/read-terms.ts';
export {
  usualTerms,
  type AllMargins,
  type LiabilityRule,
  type SiteTerms,
  type TradingTerms,
} from './trading/terms.ts';
export { readFacts, type FactsRead } from './wire/facts.ts';
export type { Fault } from './wire/read.ts';
export { writeFacts } from './wire/write-facts.ts';
export {
  isOfEvent,
  type AliveMessage,
  type CancelMessage,
  type CanonicalMessage,
  type ClockMessage,
  type EventMessage,
  type FactsMessage,
  type FeedEventState,
  type FixtureMessage,
  type MarketOdds,
  type MessageKind,
  type NamedId,
  type OddsMessage,
  type RollbackMessage,
  type SettleMessage,
  type SnapshotMessage,
  type StopMessage,
  type StopReason,
  type ToldResult,
} from './feeds/canonical-message.ts';
export type { Decoded, Decoder, Numbered } from './feeds/decoder.ts';
export {
  doubtReasons,
  type Doubt,
  type DoubtReason,
  type EventState,
  type FeedEffect,
  type MarketView,
  type Reduced,
  type Word,
} from './feeds/event-state.ts';
export { openAt, openGate, passGate, type Gated, type PriceGate } from './feeds/price-gate.ts';
export {
  defaultPricePolicy,
  pricesOf,
  type OfferedPrice,
  type PricePolicy,
} from './feeds/price-policy.ts';
export { readMessage, type LineFault, type MessageRead } from './feeds/read-message.ts';
export { healthAt, hear, mayOpen, type SourceHealth } from './feeds/silence.ts';
export { cancelledBy, settledBy } from './feeds/words.ts';
export { writeMessage } from './feeds/write-message.ts';
export { differencesOf } from './feeds/differences.ts';
export {
  exchangeDecoder,
  type ExchangeSettings,
  type ExchangeState,
} from './feeds/exchange/decode.ts';
export { laddersOf, type Ladder, type LadderOutcome } from './feeds/exchange/ladder-view.ts';
export { footballFileDecoder, type FootballFileSettings } from './feeds/files/football-files.ts';
export { isOutcomeOf, knownMarket } from './feeds/known-market.ts';
export { marketViews } from './feeds/market-view.ts';
export { oddsApiDecoder, type OddsApiSettings } from './feeds/odds-api/decode.ts';
export { newEvent, reduceEvent, ruleDoubt } from './feeds/reduce-event.ts';
export { unifiedDecoder, type UnifiedSettings } from './feeds/unified/decode.ts';
