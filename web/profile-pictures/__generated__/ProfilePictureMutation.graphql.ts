/**
 * @generated SignedSource<<4c958d60f21b8fb15d70f1df79b49b30>>
 * @relayHash f46fe363187d2158ab59734d709d7796
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3395e5f07f12b87d6fba5df18c5f57c38376311c83988319b6be8b93e2edc65f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePictureMutation$variables = Record<PropertyKey, never>;
export type ProfilePictureMutation$data = {
  readonly deleteProfilePicture: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfilePicture_user">;
    };
  };
};
export type ProfilePictureMutation = {
  response: ProfilePictureMutation$data;
  variables: ProfilePictureMutation$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfilePictureMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DeleteProfilePicturePayload",
        "kind": "LinkedField",
        "name": "deleteProfilePicture",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfilePicture_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProfilePictureMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DeleteProfilePicturePayload",
        "kind": "LinkedField",
        "name": "deleteProfilePicture",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Avatar",
                "kind": "LinkedField",
                "name": "avatar",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "thumb",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "profileTooltip",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "alt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3395e5f07f12b87d6fba5df18c5f57c38376311c83988319b6be8b93e2edc65f",
    "metadata": {},
    "name": "ProfilePictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};

(node as any).hash = "fe2d8525fa7f3fe51b2757c934cd511c";

export default node;
