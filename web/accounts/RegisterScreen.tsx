import { AuthPage } from './AuthPage.tsx'

/** `/register` */
export const Component = () => <AuthPage first="registerWithEmail" />
