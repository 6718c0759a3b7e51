import { AuthPage } from './auth/AuthPage.tsx'

/** Screen of `/register`, with the registration steps. */
export const Component = () => <AuthPage first="register" />
