import { lazyHydrated } from '#ui/lazy-hydrated.tsx'

/**
 * Screens that the server draws, whose scripts are no part of the first load: contracts, schemas or tables
 * would exceed its limit (`npm run bench:pages`). The routes' loaders await `fetched()`.
 */
export const ConfirmAlertsScreen = lazyHydrated(
  async () =>
    (await import('#features/visitors/alerts/screens/confirm-alerts.tsx')).ConfirmAlertsScreen,
)
export const ForgotPasswordScreen = lazyHydrated(
  async () =>
    (await import('#features/accounts/passwords/screens/forgot-password.tsx')).ForgotPasswordScreen,
)
export const JoinScreen = lazyHydrated(
  async () => (await import('#features/directory/team/screens/join.tsx')).JoinScreen,
)
export const LoginScreen = lazyHydrated(
  async () => (await import('#features/accounts/login/screens/login.tsx')).LoginScreen,
)
export const MortgageCalculatorScreen = lazyHydrated(
  async () =>
    (await import('#features/listing/costs/screens/mortgage-calculator.tsx'))
      .MortgageCalculatorScreen,
)
export const NewsletterLinkScreen = lazyHydrated(
  async () =>
    (await import('#features/visitors/newsletter/screens/newsletter-link.tsx'))
      .NewsletterLinkScreen,
)
export const NewsletterScreen = lazyHydrated(
  async () =>
    (await import('#features/visitors/newsletter/screens/newsletter.tsx')).NewsletterScreen,
)
export const RegisterScreen = lazyHydrated(
  async () => (await import('#features/accounts/registration/screens/register.tsx')).RegisterScreen,
)
export const RentCalculatorScreen = lazyHydrated(
  async () =>
    (await import('#features/listing/costs/screens/rent-calculator.tsx')).RentCalculatorScreen,
)
export const ResetPasswordScreen = lazyHydrated(
  async () =>
    (await import('#features/accounts/passwords/screens/reset-password.tsx')).ResetPasswordScreen,
)
export const ShownApplicationScreen = lazyHydrated(
  async () =>
    (await import('#features/visitors/finance-applications/screens/shown-application.tsx'))
      .ShownApplicationScreen,
)
export const ShownFundraisingScreen = lazyHydrated(
  async () =>
    (await import('#features/visitors/fundraising/screens/shown-fundraising.tsx'))
      .ShownFundraisingScreen,
)
export const ShownRequestScreen = lazyHydrated(
  async () =>
    (await import('#features/visitors/property-requests/screens/shown-request.tsx'))
      .ShownRequestScreen,
)
export const StopAlertsScreen = lazyHydrated(
  async () => (await import('#features/visitors/alerts/screens/stop-alerts.tsx')).StopAlertsScreen,
)
export const StoppedScreen = lazyHydrated(
  async () => (await import('#features/visitors/alerts/screens/stop-alerts.tsx')).StoppedScreen,
)
export const VerifyScreen = lazyHydrated(
  async () => (await import('#features/accounts/registration/screens/verify.tsx')).VerifyScreen,
)
