import { AuthPage } from './auth/AuthPage.tsx'

/** `/member-login` */
export const Component = () => <AuthPage first="loginWithEmail" />
