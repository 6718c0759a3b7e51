import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useApp } from '../../frame/document/App.tsx'
import { useLive } from '../../relay/useLive.ts'
import type { useQuestionChangesSubscription } from './__generated__/useQuestionChangesSubscription.graphql.ts'

const subscription = graphql`
  subscription useQuestionChangesSubscription($questionId: ID!) {
    questionChanged(questionId: $questionId) {
      id
      ...QuestionView_question
    }
  }
`

/** Keeps a question's progress and answer live; refetches them after a lost connection. */
export function useQuestionChanges(questionId: string): void {
  const { socket } = useApp()
  const { revalidate } = useRevalidator()
  useEffect(() => socket?.onReconnect(() => void revalidate()), [socket, revalidate])
  useLive<useQuestionChangesSubscription>(subscription, { questionId })
}
