import type { RoundPoolsTable, SabongSettingsTable } from './pools.table.ts';
import type {
  CampaignsTable,
  RewardCodesTable,
  RewardItemsTable,
  RewardSwitchesTable,
  RewardTermsTable,
} from './campaigns.table.ts';
import type {
  FreeRoundOrdersTable,
  RewardClaimsTable,
  RewardOptInsTable,
  RewardRequestsTable,
  TokenReleasesTable,
  VouchersTable,
} from './reward-claims.table.ts';
import type {
  PlayCursorsTable,
  RewardAccrualsTable,
  RewardLinesTable,
  RewardPeriodsFixedTable,
  RewardPeriodsTable,
} from './cash-rewards.table.ts';
import type {
  AffiliateKeysTable,
  AffiliatePostbacksTable,
  AffiliatesTable,
  AffiliateStatementsTable,
} from './affiliates.table.ts';
import type { ReferralsTable } from './referrals.table.ts';
import type { BonusNewsTable, BonusProgressTable, BonusesTable } from './bonuses.table.ts';
import type { MinigameRoundsTable, WheelSpinsTable } from './wheel-and-minigame.table.ts';
import type {
  RaceBucketsTable,
  RaceEntriesTable,
  RaceNamesTable,
  RaceResultsTable,
  RacesTable,
} from './races.table.ts';
import type { OperatorPicturesTable } from './operator-pictures.table.ts';
import type {
  AssistantConsentsTable,
  AssistantMessagesTable,
  AssistantSessionsTable,
  AssistantSettingsTable,
} from './assistant.table.ts';
import type { AdapterSettingsTable } from './adapter-settings.table.ts';
import type {
  AlwaysOnTablesTable,
  DemoSessionsTable,
  DemoTicketsTable,
  PlaySeatsTable,
  FairnessSeedsTable,
  GameRoundsTable,
  HandActionsTable,
  HashChainsTable,
  SharedRoundsTable,
  TicketChangesTable,
  WalletMovesTable,
  WalletRoundsTable,
} from './play.table.ts';
import type {
  GameTablesTable,
  RoomChatSettingsTable,
  RoomMessagesTable,
  RoomMutesTable,
  RoomReportsTable,
  TableLayoutsTable,
  TableSeatsTable,
} from './live-tables.table.ts';
import type {
  LotteryChunksTable,
  LotteryDrawsTable,
  LotteryGamesTable,
  LotteryNumbersTable,
  LotteryOrdersTable,
  LotterySeatsTable,
  LotterySubscriptionDrawsTable,
  LotterySubscriptionsTable,
  LotteryTicketsTable,
} from './lottery.table.ts';
import type {
  BingoCardsTable,
  BingoGamesTable,
  BingoPurchasesTable,
  BingoRoomsTable,
} from './bingo.table.ts';
import type {
  FishingBatchesTable,
  FishingBuyInsTable,
  FishingCatchesTable,
  FishingSeasTable,
  FishingSessionsTable,
} from './fishing.table.ts';
import type {
  PokerHandCardsTable,
  PokerHandPlayersTable,
  PokerHandsTable,
  PokerOrdersTable,
  PokerReportsTable,
  PokerRequestsTable,
  PokerSealedDecksTable,
  PokerSeatsTable,
  PokerSeedsHeldBackTable,
  PokerStaysTable,
  PokerTablesTable,
} from './poker.table.ts';
import type { LedgerAccountKindsTable } from './ledger-account-kinds.table.ts';
import type { LedgerAccountsTable } from './ledger-accounts.table.ts';
import type { LedgerDeltasTable } from './ledger-deltas.table.ts';
import type { LedgerEntriesTable } from './ledger-entries.table.ts';
import type { LedgerHoldsTable } from './ledger-holds.table.ts';
import type { LedgerJournalsTable } from './ledger-journals.table.ts';
import type { LedgerSealsTable } from './ledger-seals.table.ts';
import type { SitesTable } from './sites.table.ts';
import type { SharedBetsTable } from './shared-bets.table.ts';
import type { SharedSlipsTable } from './shared-slips.table.ts';
import type { SportsFavouritesTable } from './sports-favourites.table.ts';
import type { SiteDomainsTable } from './site-domains.table.ts';
import type { SiteLanguagesTable } from './site-languages.table.ts';
import type { SiteMenusTable } from './site-menus.table.ts';
import type { ProvidersTable } from './providers.table.ts';
import type {
  GameLaunchesTable,
  GameSessionsTable,
  FreeRoundGrantsTable,
  ProviderConnectionsTable,
  ProviderGamesTable,
  ProviderJackpotsTable,
  ProviderIncidentsTable,
  ProviderKeysTable,
  ProviderNoncesTable,
  ProviderPlayersTable,
} from './provider-connections.table.ts';
import type { GamesTable } from './games.table.ts';
import type { SiteProvidersTable } from './site-providers.table.ts';
import type { ContentVersionsTable, LegalAcceptancesTable } from './content-versions.table.ts';
import type { AnalyticsScriptsTable } from './analytics-scripts.table.ts';
import type { PlayersTable } from './players.table.ts';
import type { PlayDaysTable } from './play-days.table.ts';
import type {
  ExclusionsTable,
  PlayerLimitsTable,
  ProtectionChangesTable,
  RealityChecksTable,
} from './player-protection.table.ts';
import type { PlayerStatsTable } from './player-stats.table.ts';
import type { SessionsTable } from './sessions.table.ts';
import type { TacsTable } from './tacs.table.ts';
import type { ThrottlesTable } from './throttles.table.ts';
import type { OutboxMessagesTable } from './outbox-messages.table.ts';
import type { FavouritesTable } from './favourites.table.ts';
import type {
  FeedBooksTable,
  FeedDoubtsTable,
  FeedEventsTable,
  FeedMessagesTable,
  FeedNamesTable,
  FeedSourcesTable,
} from './feeds.table.ts';
import type {
  SandboxChecksTable,
  VerificationDocumentsTable,
  VerificationFlagsTable,
  VerificationLevelsTable,
  VerificationPeopleTable,
  VerificationRequestsTable,
  VerificationSettingsTable,
} from './verification.table.ts';
import type { OffersTable } from './offers.table.ts';
import type { SiteFeaturedGamesTable } from './site-featured-games.table.ts';
import type { VipCyclesTable, VipLevelsTable, VipRulesTable } from './vip-levels.table.ts';
import type { AdVisitsTable } from './ad-visits.table.ts';
import type { InboxItemsTable } from './inbox-items.table.ts';
import type { DataExportsTable, MarketingConsentsTable } from './privacy.table.ts';
import type { NoticeChoicesTable } from './notice-choices.table.ts';
import type { PushDevicesTable, PushKeysTable } from './push.table.ts';
import type { OperatorAuditLogTable } from './operator-audit-log.table.ts';
import type { RealtimeCounterTable } from './realtime-counter.table.ts';
import type { RealtimeEventsTable } from './realtime-events.table.ts';
import type { PaymentMethodsTable } from './payment-methods.table.ts';
import type { CashierNewsTable } from './cashier-news.table.ts';
import type { DepositsTable, SavedPaymentMethodsTable } from './deposits.table.ts';
import type {
  PaymentIncidentsTable,
  PaymentSecretsTable,
  PaymentWebhooksTable,
} from './payment-records.table.ts';
import type { SandboxPaymentsTable, SandboxWebhooksTable } from './sandbox-payments.table.ts';
import type {
  PayoutDestinationsTable,
  PayoutPayeesTable,
  TurnoverLocksTable,
  WithdrawalApprovalsTable,
  WithdrawalMethodsTable,
  WithdrawalSettingsTable,
  WithdrawalTimelineTable,
  WithdrawalsTable,
} from './payouts.table.ts';
import type { ContactChangesTable } from './contact-changes.table.ts';
import type {
  PasskeyChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  SignInChallengesTable,
  TotpSecretsTable,
} from './second-step.table.ts';
import type { SandboxPayoutWebhooksTable, SandboxPayoutsTable } from './sandbox-payouts.table.ts';
import type {
  EventIdentitiesTable,
  LeagueIdentitiesTable,
  LeaguesTable,
  TeamAliasesTable,
  TeamsTable,
  UnmatchedRowsTable,
} from './leagues.table.ts';
import type { EventResultsTable, EventsTable, PickResultsTable } from './events.table.ts';
import type { MarketsTable, SelectionsTable } from './markets.table.ts';

export type { EventRunner } from './events.table.ts';
export type { TeamPlayer } from './leagues.table.ts';
export type { StopReasonColumn } from './markets.table.ts';
import type { PalpableErrorsTable, TradingVersionsTable } from './trading.table.ts';
import type { BetLegsTable, BetSlipsTable, BetsTable } from './bets.table.ts';
import type {
  BetCashOutRulesTable,
  BetCashOutsTable,
  BetLooksTable,
} from './bet-cash-outs.table.ts';
import type { SettledPlaysTable } from './settled-plays.table.ts';
import type { BetSettlementsTable } from './bet-settlements.table.ts';
import type {
  PlayerDebtsTable,
  PlayerExposuresTable,
  PlayerSportsFactorsTable,
  PlayerWinDaysTable,
  SelectionExposuresTable,
  SportsbookSettingsTable,
  SportsLimitsTable,
} from './sports-limits.table.ts';
import type {
  JackpotEntriesTable,
  JackpotPotsTable,
  JackpotRoundsTable,
} from './jackpots.table.ts';

/**
 * Every table of the database, one row each, in the order of the modules that own them.
 * A new table: its file beside this one, its import and its row here.
 */
export type { GameHindrance } from './games.table.ts';
export type { ToldJackpotWin } from './provider-connections.table.ts';
export type { DepositStep } from './deposits.table.ts';
export type { CardFunding, PaymentKind } from './payment-methods.table.ts';
import type {
  ChatConversationsTable,
  ChatMessagesTable,
  ChatSettingsTable,
  ChatThreadsTable,
  SupportFilesTable,
  SupportGuestsTable,
  SupportTicketFilesTable,
  SupportTicketMessagesTable,
  SupportTicketsTable,
} from './support.table.ts';

export interface Tables {
  ledger_account_kinds: LedgerAccountKindsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_deltas: LedgerDeltasTable;
  ledger_entries: LedgerEntriesTable;
  ledger_holds: LedgerHoldsTable;
  ledger_journals: LedgerJournalsTable;
  ledger_seals: LedgerSealsTable;
  sites: SitesTable;
  campaigns: CampaignsTable;
  reward_codes: RewardCodesTable;
  reward_items: RewardItemsTable;
  reward_switches: RewardSwitchesTable;
  reward_terms: RewardTermsTable;
  free_round_orders: FreeRoundOrdersTable;
  reward_claims: RewardClaimsTable;
  reward_opt_ins: RewardOptInsTable;
  reward_requests: RewardRequestsTable;
  token_releases: TokenReleasesTable;
  vouchers: VouchersTable;
  minigame_rounds: MinigameRoundsTable;
  wheel_spins: WheelSpinsTable;
  play_cursors: PlayCursorsTable;
  race_buckets: RaceBucketsTable;
  race_entries: RaceEntriesTable;
  race_names: RaceNamesTable;
  race_results: RaceResultsTable;
  races: RacesTable;
  bonus_news: BonusNewsTable;
  bonus_progress: BonusProgressTable;
  bonuses: BonusesTable;
  site_featured_games: SiteFeaturedGamesTable;
  site_domains: SiteDomainsTable;
  site_languages: SiteLanguagesTable;
  site_menus: SiteMenusTable;
  providers: ProvidersTable;
  games: GamesTable;
  provider_connections: ProviderConnectionsTable;
  provider_games: ProviderGamesTable;
  provider_jackpots: ProviderJackpotsTable;
  free_round_grants: FreeRoundGrantsTable;
  provider_keys: ProviderKeysTable;
  provider_nonces: ProviderNoncesTable;
  provider_players: ProviderPlayersTable;
  game_launches: GameLaunchesTable;
  game_sessions: GameSessionsTable;
  provider_incidents: ProviderIncidentsTable;
  site_providers: SiteProvidersTable;
  content_versions: ContentVersionsTable;
  legal_acceptances: LegalAcceptancesTable;
  analytics_scripts: AnalyticsScriptsTable;
  players: PlayersTable;
  play_days: PlayDaysTable;
  player_limits: PlayerLimitsTable;
  protection_changes: ProtectionChangesTable;
  reality_checks: RealityChecksTable;
  exclusions: ExclusionsTable;
  player_stats: PlayerStatsTable;
  sessions: SessionsTable;
  tacs: TacsTable;
  throttles: ThrottlesTable;
  outbox_messages: OutboxMessagesTable;
  favourites: FavouritesTable;
  feed_sources: FeedSourcesTable;
  feed_messages: FeedMessagesTable;
  feed_events: FeedEventsTable;
  feed_names: FeedNamesTable;
  feed_doubts: FeedDoubtsTable;
  feed_books: FeedBooksTable;
  vip_cycles: VipCyclesTable;
  vip_levels: VipLevelsTable;
  vip_rules: VipRulesTable;
  ad_visits: AdVisitsTable;
  inbox_items: InboxItemsTable;
  notice_choices: NoticeChoicesTable;
  adapter_settings: AdapterSettingsTable;
  push_keys: PushKeysTable;
  push_devices: PushDevicesTable;
  offers: OffersTable;
  marketing_consents: MarketingConsentsTable;
  data_exports: DataExportsTable;
  operator_audit_log: OperatorAuditLogTable;
  realtime_counter: RealtimeCounterTable;
  realtime_events: RealtimeEventsTable;
  payment_methods: PaymentMethodsTable;
  cashier_news: CashierNewsTable;
  deposits: DepositsTable;
  saved_payment_methods: SavedPaymentMethodsTable;
  payment_webhooks: PaymentWebhooksTable;
  payment_incidents: PaymentIncidentsTable;
  payment_secrets: PaymentSecretsTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_webhooks: SandboxWebhooksTable;
  withdrawal_settings: WithdrawalSettingsTable;
  turnover_locks: TurnoverLocksTable;
  withdrawal_methods: WithdrawalMethodsTable;
  payout_payees: PayoutPayeesTable;
  payout_destinations: PayoutDestinationsTable;
  withdrawals: WithdrawalsTable;
  withdrawal_timeline: WithdrawalTimelineTable;
  withdrawal_approvals: WithdrawalApprovalsTable;
  totp_secrets: TotpSecretsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  passkey_challenges: PasskeyChallengesTable;
  contact_changes: ContactChangesTable;
  verification_settings: VerificationSettingsTable;
  verification_levels: VerificationLevelsTable;
  verification_people: VerificationPeopleTable;
  verification_documents: VerificationDocumentsTable;
  verification_flags: VerificationFlagsTable;
  verification_requests: VerificationRequestsTable;
  sandbox_checks: SandboxChecksTable;
  sandbox_payouts: SandboxPayoutsTable;
  sandbox_payout_webhooks: SandboxPayoutWebhooksTable;
  sportsbook_settings: SportsbookSettingsTable;
  trading_versions: TradingVersionsTable;
  palpable_errors: PalpableErrorsTable;
  leagues: LeaguesTable;
  league_identities: LeagueIdentitiesTable;
  teams: TeamsTable;
  team_aliases: TeamAliasesTable;
  events: EventsTable;
  event_identities: EventIdentitiesTable;
  unmatched_rows: UnmatchedRowsTable;
  markets: MarketsTable;
  selections: SelectionsTable;
  event_results: EventResultsTable;
  pick_results: PickResultsTable;
  sports_limits: SportsLimitsTable;
  player_sports_factors: PlayerSportsFactorsTable;
  player_exposures: PlayerExposuresTable;
  player_win_days: PlayerWinDaysTable;
  bet_slips: BetSlipsTable;
  bets: BetsTable;
  bet_legs: BetLegsTable;
  bet_settlements: BetSettlementsTable;
  bet_cash_outs: BetCashOutsTable;
  bet_cash_out_rules: BetCashOutRulesTable;
  bet_looks: BetLooksTable;
  selection_exposures: SelectionExposuresTable;
  player_debts: PlayerDebtsTable;
  shared_slips: SharedSlipsTable;
  shared_bets: SharedBetsTable;
  sports_favourites: SportsFavouritesTable;
  settled_plays: SettledPlaysTable;
  reward_accruals: RewardAccrualsTable;
  reward_lines: RewardLinesTable;
  reward_periods: RewardPeriodsTable;
  reward_periods_fixed: RewardPeriodsFixedTable;
  referrals: ReferralsTable;
  affiliates: AffiliatesTable;
  affiliate_keys: AffiliateKeysTable;
  affiliate_statements: AffiliateStatementsTable;
  affiliate_postbacks: AffiliatePostbacksTable;
  jackpot_pots: JackpotPotsTable;
  jackpot_rounds: JackpotRoundsTable;
  jackpot_entries: JackpotEntriesTable;
  wallet_rounds: WalletRoundsTable;
  wallet_moves: WalletMovesTable;
  fairness_seeds: FairnessSeedsTable;
  game_rounds: GameRoundsTable;
  hand_actions: HandActionsTable;
  bingo_rooms: BingoRoomsTable;
  bingo_games: BingoGamesTable;
  bingo_purchases: BingoPurchasesTable;
  bingo_cards: BingoCardsTable;
  lottery_games: LotteryGamesTable;
  lottery_draws: LotteryDrawsTable;
  lottery_seats: LotterySeatsTable;
  lottery_numbers: LotteryNumbersTable;
  lottery_orders: LotteryOrdersTable;
  lottery_tickets: LotteryTicketsTable;
  lottery_chunks: LotteryChunksTable;
  lottery_subscriptions: LotterySubscriptionsTable;
  lottery_subscription_draws: LotterySubscriptionDrawsTable;
  hash_chains: HashChainsTable;
  shared_rounds: SharedRoundsTable;
  round_pools: RoundPoolsTable;
  sabong_settings: SabongSettingsTable;
  ticket_changes: TicketChangesTable;
  demo_sessions: DemoSessionsTable;
  demo_tickets: DemoTicketsTable;
  always_on_tables: AlwaysOnTablesTable;
  play_seats: PlaySeatsTable;
  game_tables: GameTablesTable;
  table_seats: TableSeatsTable;
  table_layouts: TableLayoutsTable;
  room_messages: RoomMessagesTable;
  room_reports: RoomReportsTable;
  room_mutes: RoomMutesTable;
  room_chat_settings: RoomChatSettingsTable;
  poker_tables: PokerTablesTable;
  poker_seats: PokerSeatsTable;
  poker_stays: PokerStaysTable;
  poker_hands: PokerHandsTable;
  poker_hand_players: PokerHandPlayersTable;
  poker_hand_cards: PokerHandCardsTable;
  poker_sealed_decks: PokerSealedDecksTable;
  poker_requests: PokerRequestsTable;
  poker_orders: PokerOrdersTable;
  poker_reports: PokerReportsTable;
  poker_seeds_held_back: PokerSeedsHeldBackTable;
  fishing_seas: FishingSeasTable;
  fishing_sessions: FishingSessionsTable;
  fishing_buy_ins: FishingBuyInsTable;
  fishing_batches: FishingBatchesTable;
  fishing_catches: FishingCatchesTable;
  support_guests: SupportGuestsTable;
  chat_settings: ChatSettingsTable;
  chat_threads: ChatThreadsTable;
  chat_conversations: ChatConversationsTable;
  chat_messages: ChatMessagesTable;
  support_files: SupportFilesTable;
  support_tickets: SupportTicketsTable;
  support_ticket_messages: SupportTicketMessagesTable;
  support_ticket_files: SupportTicketFilesTable;
  operator_pictures: OperatorPicturesTable;
  assistant_settings: AssistantSettingsTable;
  assistant_consents: AssistantConsentsTable;
  assistant_sessions: AssistantSessionsTable;
  assistant_messages: AssistantMessagesTable;
}
