import { AuthPage } from './AuthPage.tsx'

/** `/member-login` */
export const Component = () => <AuthPage first="loginWithEmail" />
