// Generated from db/migrations by `npm run tables`: do not edit.

import type { ColumnType } from 'kysely'

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[] ? U[] : ArrayTypeImpl<T>

export type ArrayTypeImpl<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S[], I[], U[]> : T[]

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

export type Json = JsonValue

export type JsonArray = JsonValue[]

export type JsonObject = {
  [x: string]: JsonValue | undefined
}

export type JsonPrimitive = boolean | number | string | null

export type JsonValue = JsonArray | JsonObject | JsonPrimitive

export type Numeric = ColumnType<number, number | string, number | string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface AccountEvent {
  account_id: number
  actor: string | null
  at: Timestamp
  id: Generated<number>
  kind: string
  reason: string | null
}

export interface AccountLanguage {
  account_id: number
  language_id: number
}

export interface Account {
  agency_id: number | null
  bio: string | null
  birthday: string | null
  brn: string | null
  company_address: string | null
  company_name: string | null
  created_at: Generated<Timestamp>
  email: string | null
  email_verified_at: Timestamp | null
  emirate_id: number | null
  erased_at: Timestamp | null
  folded_name: Generated<string>
  folded_second_name: Generated<string | null>
  gender: string | null
  id: Generated<number>
  id_number: Buffer | null
  job: string | null
  membership_id: string | null
  name: string
  orn: string | null
  password_hash: string | null
  phone: string | null
  phone_since: Timestamp | null
  photo: string | null
  profile_hidden_at: Timestamp | null
  role: string
  second_bio: string | null
  second_job: string | null
  second_name: string | null
  show_phone: Generated<boolean>
  show_whatsapp: Generated<boolean>
  slug: string
  source: string | null
  source_id: string | null
  verified: Generated<boolean>
  whatsapp: string | null
}

export interface AccountSpeciality {
  account_id: number
  speciality_id: number
}

export interface AdChange {
  at: Timestamp
  before: Json | null
  id: Generated<number>
  kind: string
  matched_at: Timestamp | null
  old_price: number | null
  price: number
  property_id: number
  tries: Generated<number>
  try_after: Timestamp | null
}

export interface AdType {
  id: number
  name_ar: string
  name_en: string
  slug: string
}

export interface AdvertiserCount {
  account_id: number
  properties: number
}

export interface AlertLink {
  address_hash: Buffer | null
  email: string | null
  expires_at: Timestamp | null
  hash: Buffer
  owner_id: string
  purpose: string
}

export interface Amenity {
  feed_codes: Generated<string[]>
  group_slug: string
  id: number
  name_ar: string
  name_en: string
  slug: string
}

export interface AppliedSeed {
  applied_at: Generated<Timestamp>
  folder: string
  hash: string
  migration: string
}

export interface BegunUpload {
  account_id: number
  begun_at: Timestamp
  bytes: number
  id: string
}

export interface ContactMessage {
  account_id: number | null
  answer: string | null
  answered_at: Timestamp | null
  answered_by: string | null
  closed_at: Timestamp | null
  closed_by: string | null
  consent_version: number
  created_at: Timestamp
  email: string
  id: Generated<number>
  is_suspected: boolean
  language: string
  message: string
  name: string
  phone: string
  subject: string
  visitor_hash: Buffer
}

export interface DemoMark {
  ended_at: Timestamp | null
  id: Generated<boolean>
  started_at: Timestamp
}

export interface ErasedEntry {
  created_at: Timestamp
  entry_id: string
  erased_at: Timestamp
  erased_by: string
  kind: string
}

export interface Favorite {
  account_id: number | null
  added_at: Timestamp
  id: Generated<number>
  network: Generated<Buffer>
  note: string | null
  price_at_adding: Numeric
  property_id: number
  removed_at: Timestamp | null
  visitor_hash: Buffer | null
}

export interface FeedChunk {
  added_at: Timestamp
  bytes: Buffer
  feed_id: string
  position: number
}

export interface FeedItem {
  account_id: number
  feed_id: string | null
  fields: Json
  gone: string | null
  has_new_pictures: Generated<boolean>
  hash: string
  misses: Generated<number>
  pictures: Json | null
  property_id: number
  reference: string
  waits_since: number | null
}

export interface FeedPicture {
  failure: string | null
  file_id: string | null
  property_id: number
  tries: Generated<number>
  url: string
  version: string
}

export interface FeedRow {
  action: string
  ad: string | null
  hash: string | null
  line: number | null
  outcome: string | null
  position: number
  property_id: number | null
  reasons: Generated<Json>
  reference: string | null
  run_id: string
}

export interface FeedRun {
  accepts_fewer: Generated<boolean>
  account_id: number | null
  attempts: Generated<number>
  bytes: number | null
  columns: Json | null
  counts: Generated<Json>
  created_at: Timestamp
  cursor: Generated<number>
  failure: Json | null
  feed_id: string
  finished_at: Timestamp | null
  has_unnamed_rows: Generated<boolean>
  id: Generated<string>
  is_check: boolean
  is_complete: Generated<boolean>
  is_short: Generated<boolean>
  phase: string
  reading_ms: Generated<number>
  results: Generated<Json>
  size: Generated<number>
  started_at: Timestamp | null
  state: Generated<string>
  total: number | null
  updated_at: Timestamp
  worked_by: string | null
  written: Generated<number>
}

export interface Feed {
  account_id: number | null
  created_at: Timestamp
  dialect: string | null
  hides_absent: boolean
  id: Generated<string>
  language: string
  last_size: number | null
  next_run_at: Timestamp | null
  schedule: Generated<string>
  turn: Buffer | null
  url: string | null
}

export interface FeedUnchanged {
  found: string[]
  position: number
  run_id: string
}

export interface File {
  account_id: number | null
  bytes: number
  claimed_for: string | null
  created_at: Timestamp
  ending: string
  expires_at: Timestamp | null
  height: number | null
  id: string
  is_handed_over: Generated<boolean>
  kind: string
  left_by: number | null
  network: Buffer | null
  purpose: string
  registrant: Buffer | null
  sender: Buffer | null
  thumbhash: string | null
  width: number | null
}

export interface FinanceApplication {
  account_id: number | null
  answer: Buffer | null
  answered_at: Timestamp | null
  answered_by: string | null
  closed_by: string | null
  closes_at: Timestamp
  consent_version: number
  created_at: Timestamp
  email_hash: Buffer
  id: string
  is_suspected: boolean
  language: string
  sealed: Buffer
  visitor_hash: Buffer
}

export interface FundraisingRequest {
  account_id: number | null
  amount: Numeric
  answer: string | null
  answered_at: Timestamp | null
  answered_by: string | null
  closed_at: Timestamp | null
  closed_by: string | null
  company_name: string | null
  consent_version: number
  created_at: Timestamp
  currency: string
  email: string
  emirate_id: number
  id: string
  is_suspected: boolean
  language: string
  name: string
  phone: string
  project_title: string
  project_type: string
  summary: string
  visitor_hash: Buffer
}

export interface GoneAd {
  gone_at: Timestamp
  price: number
  property_id: number
}

export interface IdempotencyKey {
  about: string | null
  account_id: number | null
  created_at: Timestamp
  hash: Buffer
  request_hash: Buffer
  sealed: Buffer | null
}

export interface InteractionCount {
  action: string | null
  count: number | null
  day: string | null
  property_id: number | null
}

export interface InteractionDay {
  action: string
  count: number
  day: string
  property_id: number
}

export interface Interaction {
  action: string
  day: string
  property_id: number
  visitor_id: string
}

export interface Invitation {
  agency_id: number
  declined_at: Timestamp | null
  email: string
  id: Generated<number>
  invited_at: Timestamp
}

export interface InvoiceMail {
  kind: string
  mailed_at: Timestamp
  number: number
}

export interface InvoiceNumber {
  kind: string
  last_number: number
}

export interface Invoice {
  amount_fils: number
  buyer: Json
  description: Json
  issued_at: Timestamp
  kind: string
  net_fils: number
  number: number
  order_id: string
  seller: Json
  vat_fils: number
  vat_percent: Numeric
}

export interface KnownDevice {
  account_id: number
  seen_at: Timestamp
  visitor_hash: Buffer
}

export interface Language {
  id: number
  name_ar: string
  name_en: string
  slug: string
}

export interface LedgerEntry {
  amount_fils: number
  at: Timestamp
  event: string
  id: Generated<number>
  ledger_account: string
  order_id: string
}

export interface LocationExternalId {
  external_id: string
  location_id: number
  source: string
}

export interface Location {
  aliases: Generated<string[]>
  id: Generated<number>
  kind: string
  lat: number | null
  lft: number
  lng: number | null
  name_ar: string
  name_en: string
  parent_id: number | null
  rgt: number
  slug: string
}

export interface LoginTry {
  blocked_until: Timestamp
  in_row: number
  key: Buffer
  spent_until: Timestamp
}

export interface MailedToken {
  account_id: number | null
  email: string
  expires_at: Timestamp
  hash: Buffer
  invitation_id: number | null
  purpose: string
  registration_id: string | null
  spent_at: Timestamp | null
}

export interface Mail {
  account_id: number | null
  created_at: Timestamp
  id: string
  recipient: string
  refused_at: Timestamp | null
  sealed: Buffer | null
  sent_at: Timestamp | null
  turn: Buffer | null
  wished_by: number | null
}

export interface MembershipEvent {
  actor_id: number | null
  agency_id: number
  agent_email: string | null
  agent_id: number
  at: Timestamp
  hand_over_until: number | null
  handed_over_bytes: Generated<number>
  id: Generated<number>
  kind: string
}

export interface NewsletterSubscription {
  confirm_hash: Buffer
  confirmed_at: Timestamp | null
  consent_version: number
  email: string
  id: string
  is_suspected: Generated<boolean>
  language: string
  requested_at: Timestamp
  unsubscribe_hash: Buffer
  unsubscribed_at: Timestamp | null
}

export interface PaymentNotice {
  gateway: string
  id: string
  order_id: string | null
  received_at: Timestamp
  result: string
}

export interface PaymentOrder {
  account_id: number | null
  amount_fils: number
  checked_at: Timestamp | null
  created_at: Timestamp
  currency: string
  expires_at: Timestamp
  gateway: string
  gateway_reference: string | null
  gateway_url: string | null
  id: string
  kind: string
  language: string
  net_fils: number
  package_id: number | null
  paid_at: Timestamp | null
  placed_by: number | null
  problem: string | null
  property_id: number | null
  property_request_id: string | null
  refund_requested_at: Timestamp | null
  refunded_at: Timestamp | null
  state: string
  subscription_id: string | null
  terms: Json | null
  vat_fils: number
  visitor_hash: Buffer | null
}

export interface PermitRule {
  changed_at: Generated<Timestamp>
  emirate: string
  exempt: string[]
  forms: string[]
  refreshed_at: Generated<Timestamp>
  types: string[]
}

export interface Property {
  account_id: number | null
  ad_type_id: number | null
  address_ar: Generated<string>
  address_en: Generated<string>
  advertiser_type: string | null
  agency_id: number | null
  approved_content: string[] | null
  auth_number: string | null
  bathrooms: number | null
  category: string | null
  cheques: number | null
  commission: Numeric | null
  content_hash: string | null
  created_at: Generated<Timestamp>
  currency: Generated<string>
  description_ar: Generated<string>
  description_en: Generated<string>
  end_date: string | null
  finishing: string | null
  first_published_at: Timestamp | null
  floors: number | null
  furnished: string | null
  handover_date: string | null
  id: Generated<number>
  keeper_id: Generated<number | null>
  language: Generated<string>
  lat: number | null
  lng: number | null
  location_id: number | null
  measurement: string | null
  mortgage_eligible: boolean | null
  name_ar: Generated<string>
  name_en: Generated<string>
  owner_name: string | null
  package_basis: Generated<string>
  package_id: number | null
  payment_method: string | null
  payment_plan: Json | null
  permit_expires_at: string | null
  permit_number: string | null
  permit_type: string | null
  portal_type: string | null
  price: Numeric | null
  property_age: number | null
  property_number: string | null
  purpose: string | null
  qr_file_id: string | null
  ready: string | null
  reference_id: string
  rent_period: string | null
  revision: Generated<number>
  rooms: number | null
  service_charge: Numeric | null
  sought: Generated<string>
  source: string | null
  source_id: string | null
  space: Numeric | null
  space_sqm: Numeric | null
  start_date: string | null
  state: Generated<string>
  status_flags: Generated<number>
  subscription_id: string | null
  total_price: Numeric | null
  type_id: number | null
  updated_at: Generated<Timestamp>
  video_urls: Generated<string[]>
  virtual_tour: string | null
  visible: Generated<boolean>
  wanted_package_id: number | null
}

export interface PropertyAmenity {
  amenity_id: number
  property_id: number
}

export interface PropertyCounter {
  call_attempts: Generated<number>
  favorite_attempts: Generated<number>
  last_viewed_at: Timestamp | null
  property_id: number
  sharings: Generated<number>
  sms_attempts: Generated<number>
  views: Generated<number>
  whatsapp_attempts: Generated<number>
}

export interface PropertyEvent {
  account_id: number | null
  at: Generated<Timestamp>
  from_state: string | null
  id: Generated<number>
  property_id: number
  reason: string | null
  to_state: string
}

export interface PropertyImage {
  drawing: string | null
  file_id: string | null
  height: number
  id: Generated<string>
  is_floor_plan: Generated<boolean>
  position: number
  property_id: number
  thumbhash: string | null
  width: number
}

export interface PropertyPrice {
  at: Timestamp
  price: Numeric
  property_id: number
  purpose: string | null
  rent_period: string | null
}

export interface PropertyReminder {
  days_before: number
  end_date: string
  property_id: number
}

export interface PropertyRequest {
  account_id: number | null
  answer: string | null
  answered_at: Timestamp | null
  answered_by: string | null
  category: string
  city_id: number
  closed_at: Timestamp | null
  closed_by: string | null
  consent_version: number
  contact_channels: string[] | null
  created_at: Timestamp
  customer_types: string[]
  email: string | null
  expires_at: Timestamp
  goals: string[]
  id: string
  inside_mall_only: boolean
  is_suspected: boolean
  language: string
  location_ids: number[]
  measurement: string | null
  name: string
  payment_method: string
  phone: string
  price_ranges: Json
  region_id: number | null
  shares_contact: boolean
  space: Numeric | null
  specifications: string
  type_ids: number[]
  visitor_hash: Buffer
}

export interface PropertySearch {
  ad_type: number | null
  advertiser_type: number | null
  age: number | null
  agency_id: number | null
  agent_id: number | null
  amenities_high: number
  amenities_low: number
  bathrooms: number | null
  category: number
  cheques: number | null
  finishing: number | null
  floors: number | null
  furnished: number | null
  has_video: boolean
  id: number
  lat_e6: number | null
  lng_e6: number | null
  loc: number
  mortgage_eligible: boolean | null
  payment_method: number | null
  price: number
  price_per_sqm: number | null
  price_reduced: boolean
  published: number
  purpose: number
  rank_key: number
  ready: number | null
  rent_period: number | null
  rooms: number | null
  service_charge: number | null
  space: number | null
  type: number
}

export interface PropertyType {
  category: string
  feed_codes: Generated<string[]>
  id: Generated<number>
  name_ar: string
  name_en: string
  plural_ar: string
  plural_en: string
  slug: string
}

export interface PropertyWord {
  property_id: number
  words: string
}

export interface RecoveryCode {
  account_id: number
  hash: Buffer
}

export interface RegistrationDecoy {
  created_at: Timestamp
  email: string
  left_by: number | null
  password_hash: string
  request_id: string | null
}

export interface RegistrationRequest {
  created_at: Timestamp
  id: string
  network: Buffer
}

export interface Registration {
  created_at: Timestamp
  email: string
  id: string
  is_last: Generated<boolean>
  password_hash: string
  sealed: Buffer
}

export interface SandboxNotice {
  deliveries: Generated<number>
  deliveries_left: number
  due_at: Timestamp
  id: string
  reference: string
  refunded_fils: number
  state: string
}

export interface SandboxPayment {
  amount_fils: number
  currency: string
  description: string
  expires_at: Timestamp
  failure_url: string
  language: string
  order_id: string
  reference: string
  refunded_fils: Generated<number>
  state: string
  success_url: string
}

export interface SavedSearch {
  deleted_at: Timestamp | null
  due_at: Timestamp | null
  filters: Json
  frequency: string
  id: string
  name: string
  owner_id: string
  saved_at: Timestamp
  seen_at: Timestamp
  waiting: Generated<number>
}

export interface SearchCount {
  days: Generated<number>
  last_day: string | null
  location_id: number
  networks: number
  purpose: number
  type_id: number | null
  week: string
}

export interface SearchFilter {
  filter_bathrooms: Generated<number[] | null>
  filter_bathrooms_from: Generated<number | null>
  filter_category: Generated<number | null>
  filter_emirate: Generated<number | null>
  filter_furnished: Generated<number[] | null>
  filter_locations: Generated<number[] | null>
  filter_price_max: Generated<number | null>
  filter_price_min: Generated<number | null>
  filter_property_type: Generated<number[] | null>
  filter_purpose: Generated<number | null>
  filter_ready: Generated<number | null>
  filter_rooms: Generated<number[] | null>
  filter_rooms_from: Generated<number | null>
  filter_space_max: Generated<number | null>
  filter_space_min: Generated<number | null>
  has_rest: Generated<boolean>
  is_removed: Generated<boolean>
  keys: ArrayType<number>
  operands: Json
  search_id: string
}

export interface SearchMatch {
  at: Timestamp
  change_id: number
  property_id: number
  search_id: string
  told_at: Timestamp | null
}

export interface SearchOwner {
  account_id: number | null
  email: string | null
  id: string
  language: string
  last_letter_at: Timestamp | null
  used_at: Timestamp
  visitor_hash: Buffer | null
}

export interface SecondFactor {
  account_id: number
  confirmed_at: Timestamp | null
  last_step: Generated<number>
  sealed: Buffer
}

export interface Session {
  account_id: number
  created_at: Timestamp
  device: string
  family_hash: Buffer
  id: string
  previous_hash: Buffer | null
  proved_at: Generated<Timestamp>
  refresh_hash: Buffer
  refreshed_at: Timestamp
}

export interface SessionToken {
  expires_at: Timestamp
  hash: Buffer
  session_id: string
}

export interface Setting {
  key: string
  updated_at: Generated<Timestamp>
  value: Json
}

export interface Speciality {
  id: number
  name_ar: string
  name_en: string
  slug: string
}

export interface StorageEntry {
  account_id: number
  bytes: number
  id: Generated<number>
  is_sum: Generated<boolean>
  kind: string
}

export interface StorageOfNewcomer {
  bytes: number
  kind: string
}

export interface SubscriptionPackage {
  ad_type_id: number
  duration: number
  duration_unit: string
  features_ar: string[]
  features_en: string[]
  id: number
  name_ar: string
  name_en: string
  price: Numeric
  slots: number
}

export interface SubscriptionPeriod {
  end_date: string
  id: Generated<number>
  order_id: string | null
  refunded_at: Timestamp | null
  start_date: string
  subscription_id: string
}

export interface SubscriptionReminder {
  days_before: number
  end_date: string
  subscription_id: string
}

export interface Subscription {
  account_id: number
  basis: string
  created_at: Timestamp
  end_date: string | null
  id: string
  package_id: number
  slots: number
  start_date: string
}

export interface Throttle {
  hits: number
  key: Buffer
  resets_at: Timestamp
}

export interface Tables {
  account_events: AccountEvent
  account_languages: AccountLanguage
  account_specialities: AccountSpeciality
  accounts: Account
  ad_changes: AdChange
  ad_types: AdType
  advertiser_counts: AdvertiserCount
  alert_links: AlertLink
  amenities: Amenity
  applied_seeds: AppliedSeed
  begun_uploads: BegunUpload
  contact_messages: ContactMessage
  demo_marks: DemoMark
  erased_entries: ErasedEntry
  favorites: Favorite
  feed_chunks: FeedChunk
  feed_items: FeedItem
  feed_pictures: FeedPicture
  feed_rows: FeedRow
  feed_runs: FeedRun
  feed_unchanged: FeedUnchanged
  feeds: Feed
  files: File
  finance_applications: FinanceApplication
  fundraising_requests: FundraisingRequest
  gone_ads: GoneAd
  idempotency_keys: IdempotencyKey
  interaction_counts: InteractionCount
  interaction_days: InteractionDay
  interactions: Interaction
  invitations: Invitation
  invoice_mails: InvoiceMail
  invoice_numbers: InvoiceNumber
  invoices: Invoice
  known_devices: KnownDevice
  languages: Language
  ledger_entries: LedgerEntry
  location_external_ids: LocationExternalId
  locations: Location
  login_tries: LoginTry
  mailed_tokens: MailedToken
  mails: Mail
  membership_events: MembershipEvent
  newsletter_subscriptions: NewsletterSubscription
  payment_notices: PaymentNotice
  payment_orders: PaymentOrder
  permit_rules: PermitRule
  properties: Property
  property_amenities: PropertyAmenity
  property_counters: PropertyCounter
  property_events: PropertyEvent
  property_images: PropertyImage
  property_prices: PropertyPrice
  property_reminders: PropertyReminder
  property_requests: PropertyRequest
  property_search: PropertySearch
  property_types: PropertyType
  property_words: PropertyWord
  recovery_codes: RecoveryCode
  registration_decoys: RegistrationDecoy
  registration_requests: RegistrationRequest
  registrations: Registration
  sandbox_notices: SandboxNotice
  sandbox_payments: SandboxPayment
  saved_searches: SavedSearch
  search_counts: SearchCount
  search_filters: SearchFilter
  search_matches: SearchMatch
  search_owners: SearchOwner
  second_factors: SecondFactor
  session_tokens: SessionToken
  sessions: Session
  settings: Setting
  specialities: Speciality
  storage_entries: StorageEntry
  storage_of_newcomers: StorageOfNewcomer
  subscription_packages: SubscriptionPackage
  subscription_periods: SubscriptionPeriod
  subscription_reminders: SubscriptionReminder
  subscriptions: Subscription
  throttles: Throttle
}
