import { AuthPage } from './auth/AuthPage.tsx'

/** `/register` */
export const Component = () => <AuthPage first="registerWithEmail" />
