import { useNavigate, type NavigateOptions } from 'react-router'

/** Parts of the router's state that say where the person is, or is going. */
interface Course {
  location: { key: string }
  navigation: { location?: { key: string } | undefined }
}

let course = ''

/** Notes each navigation of the router from its start, before its page is loaded. */
export const noteCourse = ({ location, navigation }: Course): void => {
  course = (navigation.location ?? location).key
}

/** Returns a function that is true until the person follows a link or goes back. */
export function sameCourse(): () => boolean {
  const started = course
  return () => course === started
}

/**
 * Navigates after something that takes time. Call the function when it begins; the function that it returns navigates,
 * unless the person has gone elsewhere since, and returns true if it does.
 */
export function useFollowUp(): () => (to: string, options?: NavigateOptions) => boolean {
  const navigate = useNavigate()
  return () => {
    const isHere = sameCourse()
    return (to, options) => {
      if (!isHere()) return false
      void navigate(to, options)
      return true
    }
  }
}
