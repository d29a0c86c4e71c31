#!/bin/sh
# Tells of a ride; when Maps asks for changes, or for no more of them, it does what the setting “then”
# or “finally” says.
say() { echo "$1" >&3; }
id=0
say '{"hello":{"protocol":1,"name":"Shell","app":{"displayName":"Shell","intentsSupported":["INListRideOptionsIntent","INRequestRideIntent","INGetRideStatusIntent","INCancelRideIntent","INSendRideFeedbackIntent"]}}}'
while read -r line; do
  id=$((id + 1))
  case $line in
  *'"call":"launch"'*)
    what=${line#*'"then":"'}
    what=${what%%'"'*}
    last=${line#*'"finally":"'}
    last=${last%%'"'*}
    say "{\"id\":$id}"
    ;;
  *'"call":"handler"'*) say "{\"id\":$id,\"handler\":true}" ;;
  *'"call":"handle"'*)
    say "{\"id\":$id,\"response\":{\"code\":\"success\",\"rideStatus\":{\"phase\":\"confirmed\",\"rideIdentifier\":\"ride-1\",\"rideOption\":{\"name\":\"Sedan\",\"estimatedPickupDate\":\"2026-01-01T09:05:00Z\"}}}}"
    ;;
  *'"call":"startUpdates"'*)
    case $what in
    crash) kill -SEGV $$ ;;
    exit) exit 3 ;;
    refuse) say "{\"id\":$id,\"error\":\"the unicorn wants to be alone\"}" ;;
    silence) ;;
    nonsense)
      say "{\"update\":$id,\"response\":{\"code\":\"perhaps\"}}"
      say "{\"id\":$id}"
      ;;
    none) say "{\"id\":$id,\"isDefault\":true}" ;;
    end)
      say "{\"update\":$id,\"response\":{\"code\":\"success\",\"rideStatus\":{\"phase\":\"completed\",\"rideIdentifier\":\"ride-1\",\"completionStatus\":{\"isCompleted\":true},\"rideOption\":{\"name\":\"Sedan\",\"estimatedPickupDate\":\"2026-01-01T09:05:00Z\"}}}}"
      say "{\"id\":$id}"
      ;;
    esac
    ;;
  *'"call":"stopUpdates"'*)
    case $last in
    crash) kill -SEGV $$ ;;
    refuse) say "{\"id\":$id,\"error\":\"the unicorn goes on\"}" ;;
    silence) ;;
    *) say "{\"id\":$id}" ;;
    esac
    ;;
  *'"call":"shutdown"'*) exit ;;
  esac
done <&3
