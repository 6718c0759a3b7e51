import { AuthPage } from './auth/AuthPage.tsx'

/** Screen of `/member-login`, with the log-in steps. */
export const Component = () => <AuthPage first="loginWithEmail" />
