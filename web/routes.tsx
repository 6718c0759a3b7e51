import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadPage, notFound, type LoadArgs } from './relay/page.ts'
import { Failure } from './shell/Failure.tsx'
import { guarded } from './shell/guard.ts'
import { Shell } from './shell/Shell.tsx'
import { shellQuery } from './shell/shell.ts'

interface Screen {
  Component: ComponentType
  loader?: (args: LoadArgs) => unknown
}

const screens = import.meta.glob<Screen>('./*/*Screen.tsx')

/** A route whose screen is loaded when it is opened; `module` is its path in this folder. */
function screen(path: string | null, module: string, children?: RouteObject[]): RouteObject {
  const load = screens[`./${module}.tsx`]
  if (!load) throw new Error(`There is no screen web/${module}.tsx`)
  const lazy = async () => {
    const { Component, loader } = await load()
    return { Component, loader: guarded(loader) }
  }
  if (path === null) return { index: true, handle: module, lazy }
  return { path, handle: module, lazy, ...(children && { children }) }
}

const conversation = 'messaging/ConversationScreen'

/** Every route of the sites (spec §2); `services/rules/routes.ts` guards them. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    loader: (args: LoadArgs) => loadPage(args, shellQuery, {}),
    ErrorBoundary: Failure,
    children: [
      {
        ErrorBoundary: Failure,
        children: [
          screen('/', 'sites/HomeScreen'),
          screen('/just-verified', 'sites/HomeScreen'),
          screen('/forums', 'forums/ForumsScreen'),
          screen('/forums/:slug', 'forums/ThreadScreen'),
          screen('/create-thread', 'forums/CreateThreadScreen'),
          screen('/members/:slug', 'accounts/MemberScreen'),
          screen('/profile', 'accounts/ProfileScreen'),
          screen('/deleted/:token', 'erasure/DeletedScreen'),
          screen('/register', 'accounts/RegisterScreen'),
          screen('/member-login', 'accounts/LoginScreen'),
          screen('/messages', 'messaging/MessagesScreen', [
            screen(null, 'messaging/NoConversationScreen'),
            screen('new', 'messaging/NewMessageScreen'),
            screen('archive', 'messaging/NoConversationScreen'),
            screen('blocked', 'messaging/BlockedScreen'),
            screen(':conversationId', conversation),
            screen('archive/:conversationId', conversation),
          ]),
          screen('/moderation', 'moderation/ModerationScreen'),
          screen('/moderation/:id', 'moderation/HistoryScreen'),
          screen('/wp-admin/events', 'events/EventsScreen'),
          screen('/wp-admin/operations', 'operations/OperationsScreen'),
          screen('/wp-admin/analytics', 'analytics/AnalyticsScreen'),
          screen('/wp-admin/analytics/new', 'analytics/NewQuestionScreen'),
          screen('/wp-admin/analytics/:id', 'analytics/QuestionScreen'),
          {
            path: '*',
            loader: () => {
              throw notFound()
            },
          },
        ],
      },
    ],
  },
]
